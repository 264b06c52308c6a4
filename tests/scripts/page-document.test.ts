import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageDocument, type RenderedPage } from '../../scripts/page-document.ts';
import { Fold } from '../../src/pages/site/Fold.tsx';

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
const main = 'main{color:navy}';
const typeface = '@font-face{font-family:Sans;src:url(/assets/sans.woff2)format("woff2")}';
const css = typeface + main;
const starter = { front: 'ask()', behind: 'wake()', states: 'data-goes-on' };

function write(page: Partial<RenderedPage>, { noindex = false, styles = css } = {}) {
  return pageDocument({
    template,
    page: { html: '<main>Qual é o seu CEP?</main>', head: '<title>CEP</title>', ...page },
    noindex,
    assets: {
      scripts: ['assets/index.js', 'assets/react.js', 'assets/cep.js'],
      styles: ['assets/index.css'],
    },
    css: styles,
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
  expect(html).toContain(`<style>${main}</style>`);
  expect(html).toContain('<link rel="stylesheet" href="/assets/index.css" disabled media="not all">');
  expect(html).toContain('as="font" type="font/woff2" crossorigin href="/assets/sans.woff2"');
});

it('lets the typeface join later, and at once where no script runs', () => {
  expect(write({}).html).toContain(
    `<style media="not all" data-typeface>${typeface}</style><noscript><style>${typeface}</style></noscript>`,
  );
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
  expect(scriptHashes).toEqual([hashOf(starter.front), hashOf(starter.behind)]);
  expect(styleHashes).toEqual([hashOf(main), hashOf(typeface)]);
});

it('asks in front of the page what must be known before it shows, and starts the rest behind it', () => {
  const { html } = write({});
  expect(html).toMatch(
    /<script>ask\(\)<\/script><link rel="preload" as="font"[^>]*><div id="root">.*<\/div><script>wake\(\)<\/script>/,
  );
});

it('has the styles of what the starter may say of a page before its first paint', () => {
  const states = ':root[data-goes-on] main{visibility:hidden}';
  const { html } = write({}, { styles: `${css}${states}:root[data-awake] main{color:red}` });
  expect(html).toContain(`<style>${main}${states}</style>`);
});

it('sends only what the first screen needs in front of the fold, and all styles again behind it', () => {
  const fold = renderToStaticMarkup(createElement(Fold));
  const plans = '@media (width<=47.99em){dialog{color:red}}';
  const page = `<main>Fibra</main>${fold}<dialog>Planos</dialog>`;
  const { html, styleHashes } = write({ html: page }, { styles: css + plans });
  expect(html).toContain(`<style>${main}</style>`);
  const late = `${main}${plans}`;
  const said = `<div hidden><svg><style>${late.replace('<', '&lt;')}</style></svg></div>`;
  expect(html).toContain(
    `<div id="root"><main>Fibra</main><script>${starter.behind}</script>${said}<dialog>Planos</dialog></div>`,
  );
  expect(styleHashes).toEqual([hashOf(main), hashOf(typeface), hashOf(late)]);
});

it('lets search engines wait for the page', () => {
  const data = '<script type="application/ld+json">{"@type":"Product"}</script>';
  const { html } = write({ head: `<title>CEP</title>${data}` });
  expect(html.split(data)).toHaveLength(2);
  expect(html.indexOf(data)).toBeGreaterThan(html.indexOf('</main>'));
});

it.each([
  [true, '', true],
  [false, '', false],
  [true, '<meta name="robots" content="noindex, nofollow">', false],
])('noindex %s with %j in the head adds the mark: %s', (noindex, head, added) => {
  expect(write({ head }, { noindex }).html.includes('<meta name="robots" content="noindex">')).toBe(added);
});

it('refuses a style attribute, which the policy would drop', () => {
  expect(() => write({ html: '<main style="width:10%"></main>' })).toThrow('style attributes');
});

it('copies a page that holds replacement patterns as it is', () => {
  expect(write({ html: "<main>R$ 99,90 $& $'</main>" }).html).toContain("R$ 99,90 $& $'");
});
