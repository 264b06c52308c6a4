import { expect, it } from 'vitest';
import { headTags, type PageStanding } from '../../scripts/page-head.ts';

const standing: PageStanding = { canonical: '/sp/', theme: 'light', preview: '/og/sp.png' };
const head = { title: 'Fibra | Ultrafibra', description: 'Internet "de verdade" & sem <b>susto</b>.' };
const origin = 'https://ultrafibra.invalid';

it('says title and description as text', () => {
  const html = headTags(head, standing);
  expect(html).toContain('<title>Fibra | Ultrafibra</title>');
  expect(html).toContain(
    '<meta name="description" content="Internet &quot;de verdade&quot; &amp; sem &lt;b&gt;susto&lt;/b&gt;.">',
  );
});

it.each([
  ['<link rel="canonical" href="https://ultrafibra.invalid/sp/">'],
  ['<meta property="og:url" content="https://ultrafibra.invalid/sp/">'],
  ['<meta property="og:image" content="https://ultrafibra.invalid/og/sp.png">'],
  ['<meta property="og:title" content="Fibra | Ultrafibra">'],
  ['<link rel="manifest" href="/manifest.webmanifest">'],
])('has %s', (tag) => {
  expect(headTags(head, standing)).toContain(tag);
});

it('names no address of a page that nobody searches or shares', () => {
  const html = headTags(head, { ...standing, canonical: null, preview: null });
  expect(html).not.toContain(origin);
  expect(html).not.toContain('og:');
});

it.each([
  ['light', ['#f5f8fd', '#080c1f']],
  ['black-friday', ['#000000']],
] as const)('colours the bars of a browser: %s', (theme, colours) => {
  const html = headTags(head, { ...standing, theme });
  expect(Array.from(html.matchAll(/name="theme-color" content="(.+?)"/g), ([, colour]) => colour)).toEqual(
    colours,
  );
});

it('writes data that can be read again, absolute, and that cannot end its block', () => {
  const data = { '@type': 'Thing', url: '/sp/#cd500a', name: 'a </script><script>alert(1)</script> & "b"' };
  const html = headTags({ ...head, structured: [data] }, standing);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ ...data, url: `${origin}/sp/#cd500a` });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
