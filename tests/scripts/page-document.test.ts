import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageDocument, type RenderedPage } from '../../scripts/page-document.ts';

const template = `<!doctype html>
<html lang="pt-BR">
  <head>
    <!--head--><title>Ultrafibra</title><!--/head-->
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"><!--app--></div>
  </body>
</html>`;
const css = '@font-face{src:url(/assets/sans.woff2)format("woff2")}main{color:navy}';
const starter = 'wake()';

function write(page: Partial<RenderedPage>, noindex = false) {
  return pageDocument({
    template,
    page: { html: '<main>Qual é o seu CEP?</main>', head: '<title>CEP</title>', ...page },
    noindex,
    assets: {
      scripts: ['assets/index.js', 'assets/react.js', 'assets/cep.js'],
      styles: ['assets/index.css'],
    },
    css,
    starter,
  });
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('puts the page, its head and its attributes into the template', () => {
  const { html } = write({ htmlAttributes: 'data-theme="dark"' });
  expect(html).toContain('<html lang="pt-BR" data-theme="dark">');
  expect(html).toContain('<div id="root"><main>Qual é o seu CEP?</main></div>');
  expect(html.match(/<title>/g)).toHaveLength(1);
});

it('leaves nothing that blocks the first paint', () => {
  const { html } = write({});
  const blocking = /<link rel="stylesheet"(?![^>]* disabled)|<script(?! type="module")[^>]* src=/;
  expect(html).not.toMatch(blocking);
  expect(html).toContain(`<style>${css}</style>`);
  expect(html).toContain('<link rel="stylesheet" href="/assets/index.css" disabled>');
  expect(html).toContain('as="font" type="font/woff2" crossorigin href="/assets/sans.woff2"');
});

it('loads the entry once and everything else ahead', () => {
  const { html } = write({});
  expect(html.match(/index\.js/g)).toHaveLength(1);
  expect(html.match(/rel="modulepreload"[^>]*/g)).toEqual([
    'rel="modulepreload" crossorigin href="/assets/react.js"',
    'rel="modulepreload" crossorigin href="/assets/cep.js"',
  ]);
});

it('hashes what is inline and no data block', () => {
  const { scriptHashes, styleHashes } = write({ head: '<script type="application/ld+json">{}</script>' });
  expect(scriptHashes).toEqual([hashOf(starter)]);
  expect(styleHashes).toEqual([hashOf(css)]);
});

it('starts the starter before the page, unless the page asks nothing', () => {
  expect(write({}).html).toMatch(/<script>wake\(\)<\/script><div id="root">/);
  expect(write({ starter: false })).toMatchObject({
    html: expect.not.stringContaining(starter),
    scriptHashes: [],
  });
});

it.each([
  [true, '', true],
  [false, '', false],
  [true, '<meta name="robots" content="noindex, nofollow">', false],
])('noindex %s with %j in the head adds the mark: %s', (noindex, head, added) => {
  expect(write({ head }, noindex).html.includes('<meta name="robots" content="noindex">')).toBe(added);
});

it('refuses a style attribute, which the policy would drop', () => {
  expect(() => write({ html: '<main style="width:10%"></main>' })).toThrow('style attributes');
});

it('copies a page that holds replacement patterns as it is', () => {
  expect(write({ html: "<main>R$ 99,90 $& $'</main>" }).html).toContain("R$ 99,90 $& $'");
});
