import { expect, it } from 'vitest';
import { robots, sitemap } from '../../src/app/document/sitemap.ts';

const page = (path: string, more = {}) => ({ path, status: 200, noindex: false, canonical: path, ...more });
const listed = (...pages: ReturnType<typeof page>[]) =>
  Array.from(sitemap(pages, 'https://loja.test').matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

it('the sitemap lists what search engines may show, under the public address', () => {
  expect(listed(page('/'), page('/sp/'), page('/ofertas/UF-500A-2026/'))).toEqual([
    'https://loja.test/',
    'https://loja.test/sp/',
    'https://loja.test/ofertas/UF-500A-2026/',
  ]);
});

it.each([
  ['says that it is not to be found', page('/timpre/', { noindex: true, canonical: null })],
  ['is another address of a page', page('/ofertas/', { canonical: '/' })],
  ['only leads on to another', page('/migracao-ultrafibra/', { canonical: null })],
  ['says that nothing is there', page('/404/', { status: 404 })],
])('the sitemap leaves out a page that %s', (_, hidden) => {
  expect(listed(page('/'), hidden)).toEqual(['https://loja.test/']);
});

it('the sitemap is named in robots.txt', () => {
  expect(robots('https://loja.test')).toContain('\nSitemap: https://loja.test/sitemap.xml\n');
});
