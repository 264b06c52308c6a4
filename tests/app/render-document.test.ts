// @vitest-environment node

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readCatalogue } from '../../server/site/read-catalogue.ts';
import { createDocuments } from '../../src/app/document/create-documents.ts';
import type { PartsOf } from '../../src/app/document/document-parts.ts';
import type { DocumentSettings } from '../../src/contract/documents.ts';
import { catalogueFolder } from '../catalogue/catalogue-folder.ts';

const origin = 'https://loja.test';
const parts = {
  starter: { front: 'ask()', behind: 'wake()' },
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
const write = (path: string, settings?: Partial<DocumentSettings>) => open(settings).render(path);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('is one document with its page, its head and what the root says of both', async () => {
  const { html } = await write('/black-friday/');
  expect(html).toMatch(/^<!doctype html><html lang="pt-BR" data-campaign-theme="black-friday" data-islands=/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('<div id="root"><');
});

it('leaves nothing that blocks the first paint', async () => {
  const { html } = await write('/checkout/cep/');
  const [first = ''] = html.split('<link rel="stylesheet"');
  expect(first).toContain('<style>main>p{color:navy}</style>');
  expect(first).toContain('name="cep"');
  expect(first).not.toMatch(/<script(?! type="module")[^>]* src=/);
});

it.each(['/', '/checkout/cep/'])('asks for its scripts behind everything that %s shows', async (path) => {
  const { html } = await write(path);
  expect(html).toMatch(
    /<\/footer>.*<link rel="modulepreload" crossorigin="" href="\/assets\/react.js"\/><script type="module" crossorigin="" src="\/assets\/index.js"><\/script><\/body><\/html>$/,
  );
});

it('asks in front of the page what must be known before it shows, and starts the rest behind it', async () => {
  const { html } = await write('/checkout/cep/');
  expect(html).toMatch(
    /<body><script>ask\(\)<\/script><link rel="preload" as="font"[^>]*href="\/assets\/sans.woff2"\/><div id="root">.*<\/div><script>wake\(\)<\/script><link rel="stylesheet" href="\/assets\/style.css"\/><footer/,
  );
});

it('has a first screen that ends at the fold, and the linked rules behind it', async () => {
  seen.length = 0;
  const { html } = await write('/');
  expect(seen).toHaveLength(1);
  const [first = ''] = seen;
  expect(first).toContain('<h1');
  expect(first).not.toContain('data-plan=');
  expect(html).toContain(`<div id="root">${first}<script>wake()</script><link rel="stylesheet"`);
});

it('allows exactly what stands inline, and no data block', async () => {
  const { html, policy } = await write('/');
  expect(html).toContain('application/ld+json');
  expect(policy).toContain(`script-src 'self' ${hashOf('ask()')} ${hashOf('wake()')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf('main>p{color:navy}')};`);
  expect(policy).toContain("frame-ancestors 'none'");
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
  '%s may load the partner’s script %s, and no other page may',
  async (path, partnerScript, said, allowed) => {
    const documents = open({ partnerScript });
    const { html, policy } = await documents.render(path);
    expect(html).toContain(`&quot;affiliate&quot;:${said}`);
    expect(policy.includes('https://parceiro.test')).toBe(allowed);
    expect((await documents.render('/')).policy).not.toContain('parceiro');
  },
);

it('states its policy itself where it is a file of its own', async () => {
  const { html } = await write('/', { statesPolicy: true, apiOrigins: ['https://api.example'] });
  const [, stated = ''] = /<meta http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html) ?? [];
  expect(stated).toContain('connect-src &#x27;self&#x27; https://api.example');
  // Browsers ignore it there, and say so.
  expect(stated).not.toContain('frame-ancestors');
  expect((await write('/')).html).not.toContain('http-equiv');
});

it('begins visits where every campaign has a page', () => {
  const { addresses, firstScreens } = open();
  const paths = new Set(addresses.map(({ path }) => path));
  expect(firstScreens).toEqual(expect.arrayContaining(['/', '/chat/', '/timblack/checkout/cep/']));
  expect(firstScreens.filter((path) => !paths.has(path))).toEqual([]);
});
