import { expect, it } from 'vitest';
import { robots, sitemap } from '../../scripts/sitemap.ts';

const page = (path: string, more = {}) => ({ path, status: 200, noindex: false, canonical: path, ...more });
const listed = (...pages: ReturnType<typeof page>[]) =>
  Array.from(sitemap(pages).matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

it('names what a search engine is to show, under the address that the server puts in', () => {
  expect(listed(page('/'), page('/sp/'), page('/ofertas/UF-500A-2026/'))).toEqual([
    'https://ultrafibra.invalid/',
    'https://ultrafibra.invalid/sp/',
    'https://ultrafibra.invalid/ofertas/UF-500A-2026/',
  ]);
});

it.each([
  ['says that it is not to be found', page('/timpre/', { noindex: true, canonical: null })],
  ['is another address of a page', page('/ofertas/', { canonical: '/' })],
  ['says that nothing is there', page('/404/', { status: 404 })],
])('leaves out a page that %s', (_, hidden) => {
  expect(listed(page('/'), hidden)).toEqual(['https://ultrafibra.invalid/']);
});

it('leaves out an address that leads on, from when there is somewhere to lead to', () => {
  const door = page('/migracao-ultrafibra/');
  expect(listed(door)).toHaveLength(1);
  const target = page('/migracao-ultrafibra/consulta-cpf/', { noindex: true });
  expect(listed(door, target)).toEqual([]);
});

it('is named where search engines look for it', () => {
  expect(robots).toContain('\nSitemap: https://ultrafibra.invalid/sitemap.xml\n');
});
