// @vitest-environment node

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readCatalogue } from '../../../server/site/read-catalogue.ts';
import { createDocuments } from '../../../src/app/document/create-documents.ts';
import type { PartsOf } from '../../../src/app/document/document-parts.ts';
import { faqQuestions } from '../../../src/content/faq/questions.ts';
import type { Catalogue, DocumentSettings } from '../../../src/contract/documents.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';

const origin = 'https://loja.test';
const parts = {
  starter: 'ask()',
  firstRules: 'main>p{color:navy}',
  stylesheets: ['/assets/style.css'],
  typeface: '/assets/sans.woff2',
  preloads: ['/assets/react.js'],
  scripts: ['/assets/index.js'],
  attributes: { 'data-islands': '/assets/island.js' },
};
const seen: string[] = [];
const partsOf: PartsOf = (_page, firstScreen) => {
  seen.push(firstScreen);
  return parts;
};
const open = (settings: Partial<DocumentSettings> = {}) =>
  createDocuments(readCatalogue(catalogueFolder), { origin, ...settings }, partsOf);
const openOver = (published: Partial<Catalogue>, settings: Partial<DocumentSettings> = {}) =>
  createDocuments({ ...readCatalogue(catalogueFolder), ...published }, { origin, ...settings }, partsOf);
const write = (path: string, settings?: Partial<DocumentSettings>) => open(settings).render(path);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('a document has one title, its page and the attributes of its root', async () => {
  const { html } = await write('/black-friday/');
  expect(html).toMatch(/^<!doctype html><html lang="pt-BR" data-campaign-theme="black-friday" data-islands=/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('<div id="root"><');
});

it('a document loads nothing that blocks the first paint', async () => {
  const { html } = await write('/checkout/cep/');
  const [first = ''] = html.split('<link rel="stylesheet"');
  expect(first).toContain('<style>main>p{color:navy}</style>');
  expect(first).toContain('name="cep"');
  expect(first).not.toMatch(/<script(?! type="module")[^>]* src=/);
});

it.each(['/', '/checkout/cep/'])(
  'a document loads its scripts after everything that %s shows',
  async (path) => {
    const { html } = await write(path);
    expect(html).toMatch(
      /<\/footer>.*<link rel="modulepreload" crossorigin="" href="\/assets\/react.js"\/><script type="module" crossorigin="" src="\/assets\/index.js"><\/script><\/body><\/html>$/,
    );
  },
);

it('a question runs the inline script before the page', async () => {
  const { html } = await write('/checkout/cep/');
  expect(html).toMatch(
    /<body><script>ask\(\)<\/script><link rel="preload" as="font"[^>]*href="\/assets\/sans.woff2"\/><div id="root">.*<\/div><link rel="stylesheet" href="\/assets\/style.css"\/><footer/,
  );
});

it('a public page runs the inline script after the first screen, whose own styles come before the linked ones', async () => {
  seen.length = 0;
  const { html } = await write('/');
  expect(seen).toHaveLength(1);
  const [first = ''] = seen;
  expect(first).toContain('<h1');
  expect(first).not.toContain('data-plan=');
  expect(html).toContain(`<div id="root">${first}<script>ask()</script><link rel="stylesheet"`);
});

it('the policy allows exactly the inline scripts and no data block', async () => {
  const { html, policy } = await write('/');
  expect(html).toContain('application/ld+json');
  expect(policy).toContain(`script-src 'self' ${hashOf('ask()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('main>p{color:navy}')};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types ultrafibra;");
});

it.each([
  ['/livelo/', undefined, 'null', false],
  [
    '/livelo/',
    'https://parceiro.test/a.js?id=1&b=2',
    '&quot;https://parceiro.test/a.js?id=1&amp;b=2&quot;',
    true,
  ],
])(
  'the page %s may load the partner’s script %s, and no other page may',
  async (path, partnerScript, said, allowed) => {
    const documents = open({ partnerScript });
    const { html, policy } = await documents.render(path);
    expect(html).toContain(`&quot;affiliate&quot;:${said}`);
    expect(policy.includes('https://parceiro.test')).toBe(allowed);
    // What a partner wrote may make markup of text; nothing else on our pages may.
    expect(policy.includes("require-trusted-types-for 'script'")).toBe(!allowed);
    expect((await documents.render('/')).policy).not.toContain('parceiro');
  },
);

it('a document saved as a file states its own policy', async () => {
  const { html } = await write('/', { statesPolicy: true, apiOrigins: ['https://api.example'] });
  const [, stated = ''] = /<meta http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html) ?? [];
  expect(stated).toContain('connect-src &#x27;self&#x27; https://api.example');
  // Browsers ignore it there, and say so.
  expect(stated).not.toContain('frame-ancestors');
  expect((await write('/')).html).not.toContain('http-equiv');
});

it('the first screens of a visit exist for every campaign', () => {
  const { addresses, firstScreens } = open();
  const paths = new Set(addresses.map(({ path }) => path));
  expect(firstScreens).toEqual(expect.arrayContaining(['/', '/chat/', '/timblack/checkout/cep/']));
  expect(firstScreens.filter((path) => !paths.has(path))).toEqual([]);
});

it('a published banner is shown for its campaign only', async () => {
  const banner = { heading: 'Só hoje', title: 'Título novo' };
  const documents = openOver({
    lookOf: (campaign) => (campaign === 'black-friday' ? { banner, hidden: ['faq'] } : { banner: {} }),
  });
  const [friday, home] = await Promise.all(['/black-friday/', '/'].map(documents.render));
  expect(friday?.html).toContain('Só hoje</h1>');
  expect(friday?.html).toContain('<title>Título novo | ');
  expect(friday?.html).not.toContain('id="duvidas"');
  expect(home?.html).not.toContain('Só hoje');
  expect(home?.html).toContain('id="duvidas"');
});

it.each([
  ['Uma casa', 'Uma casa'],
  [null, ''],
])('a published photo takes the place of the drawing, with the text %j', async (alt, said) => {
  const [wide, tall] = [`${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.jpg`];
  const photo = { wide, tall, alt };
  const documents = openOver({ lookOf: (campaign) => ({ banner: {}, ...(campaign === '' && { photo }) }) });
  const [home, friday, service] = await Promise.all(
    ['/', '/black-friday/', '/hbo-max/'].map(async (path) => (await documents.render(path)).html),
  );
  const [picture = ''] = /<picture.*?<\/picture>/.exec(home ?? '') ?? [];
  expect(picture).toMatch(/<source media="[^"]+" srcSet="\/imagens\/a{32}\.webp" width="\d+" height="\d+"/);
  expect(picture).toMatch(/<img src="\/imagens\/b{32}\.jpg" width="\d+" height="\d+"/);
  expect(picture).toContain(`alt="${said}" fetchPriority="high"`);
  expect(home?.indexOf(picture)).toBeGreaterThan(0);
  for (const other of [friday, service]) expect(other).not.toContain('<picture');
});

it('published questions replace those of the files', async () => {
  const [shown, hidden] = faqQuestions.general ?? [];
  if (shown === undefined || hidden === undefined) throw new Error('There are no questions.');
  const documents = openOver({
    faq: {
      general: {
        edited: { [shown.id]: { question: 'Outra pergunta?', answer: 'Veja [aqui](/linktree/).' } },
        added: [{ id: 'uma-nova', group: shown.group, question: 'Mais uma?', answer: 'Sim.' }],
        hidden: [hidden.id],
        order: ['uma-nova'],
      },
    },
  });
  const { html } = await documents.render('/duvidas/');
  expect(html).toContain('Outra pergunta?');
  expect(html).toContain('<a href="/linktree/">aqui</a>');
  expect(html).not.toContain(`id="${hidden.id}"`);
  expect(html.indexOf('id="uma-nova"')).toBeLessThan(html.indexOf(`id="${shown.id}"`));
});

it('a preview runs no script and hides what is for browsers without scripts', async () => {
  const { html, policy } = await write('/', { isStill: true });
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload|data-islands/);
  expect(html).toContain('noscript{display:none}</style>');
  for (const rule of ["script-src 'none'", "form-action 'none'", "frame-ancestors 'self'"])
    expect(policy.split('; ')).toContain(rule);
});
