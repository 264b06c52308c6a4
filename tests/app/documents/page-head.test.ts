// @vitest-environment node

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageHead, StructuredData } from '../../../src/app/document/PageHead.tsx';

const origin = 'https://loja.test';
const entry = { canonical: '/sp/', noindex: false, preview: 'sp', theme: 'light' } as const;
const head = { title: 'Fibra | Ultrafibra', description: 'Internet "de verdade" & sem <b>susto</b>.' };
const write = (changes: Partial<Parameters<typeof PageHead>[0]['entry']> = {}) =>
  renderToStaticMarkup(createElement(PageHead, { head, entry: { ...entry, ...changes }, origin }));

it('title and description are escaped as text', () => {
  expect(write()).toContain('<title>Fibra | Ultrafibra</title>');
  expect(write()).toContain(
    '<meta name="description" content="Internet &quot;de verdade&quot; &amp; sem &lt;b&gt;susto&lt;/b&gt;."/>',
  );
});

it.each([
  ['<link rel="canonical" href="https://loja.test/sp/"/>'],
  ['<meta property="og:url" content="https://loja.test/sp/"/>'],
  ['<meta property="og:image" content="https://loja.test/og/sp.png"/>'],
  ['<meta property="og:title" content="Fibra | Ultrafibra"/>'],
  ['<link rel="manifest" href="/manifest.webmanifest"/>'],
])('the head has %s', (tag) => {
  expect(write()).toContain(tag);
});

it('a page that is neither searched nor shared has no address in its head', () => {
  const html = write({ canonical: null, preview: null });
  expect(html).not.toContain(origin);
  expect(html).not.toContain('og:');
});

it.each([true, false])('noindex %s is written for search engines', (noindex) => {
  expect(write({ noindex }).includes('<meta name="robots" content="noindex"/>')).toBe(noindex);
});

it.each([
  ['light', ['#f5f8fd', '#080c1f']],
  ['black-friday', ['#000000']],
] as const)('the theme colour of the browser is set: %s', (theme, colours) => {
  const found = write({ theme }).matchAll(/name="theme-color" content="(.+?)"/g);
  expect(Array.from(found, ([, colour]) => colour)).toEqual(colours);
});

it('structured data is readable and absolute and cannot end its block', () => {
  const data = { '@type': 'Thing', url: '/sp/#cd500a', name: 'a </script><script>alert(1)</script> & "b"' };
  const html = renderToStaticMarkup(createElement(StructuredData, { data: [data], origin }));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ ...data, url: `${origin}/sp/#cd500a` });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
