import { expect, it } from 'vitest';
import { isStaffPath, redirectFor } from '../../src/funnel/redirects.ts';

const everywhere = () => true;
const at = (address: string, stands: (path: string) => boolean = everywhere) => {
  const { pathname, searchParams } = new URL(address, 'https://loja.test');
  return redirectFor(pathname, searchParams, stands);
};

it.each([
  ['/max', '/hbo-max/', 308],
  ['/max/', '/hbo-max/', 308],
  ['/max/?s=d600c', '/hbo-max/', 308],
  ['/max/checkout/cep', '/hbo-max/checkout/cep/', 308],
  ['/timblack/max', '/timblack/hbo-max/', 308],
  ['/1gb/index.temp', '/1gb/', 308],
  ['/timblack/1gb/index.temp', '/timblack/1gb/', 308],
  ['/consultar-cobertura/cep/abc123', '/consultar-cobertura/cep/', 302],
  ['/b/consultar-cobertura/cep/abc123/?utm_source=a', '/b/consultar-cobertura/cep/', 302],
  ['/1gb/index.temp/', '/1gb/', 308],
  ['/ofertas/uf-500a-2026', '/ofertas/UF-500A-2026/', 308],
  ['/checkout', '/checkout/cep/', 302],
  ['/globoplay/timpre/checkout/?s=d600gl', '/globoplay/timpre/checkout/cep/', 302],
  ['/checkout/carrinho', '/checkout/confirmacao/', 302],
  ['/b/r/checkout/carrinho/', '/b/r/checkout/confirmacao/', 302],
  ['/migracao-ultrafibra', '/migracao-ultrafibra/consulta-cpf/', 302],
  ['/refidelizacao/', '/refidelizacao/consulta-cpf/', 302],
  ['/timblack/refidelizacao?utm_source=a', '/timblack/refidelizacao/consulta-cpf/', 302],
  ['/globoplay/sp/checkout/cep/?s=d600sp', '/globoplay/checkout/cep/', 308],
  ['/globoplay/timblack/sp/checkout/cep?s=d600sp&utm_source=a', '/globoplay/timblack/checkout/cep/', 308],
  ['/globoplay/timpre/sp/checkout/cep/?s=d600sp', '/globoplay/timpre/checkout/cep/', 308],
  ['/globoplay/timcontrole/sp/checkout/nome/?s=d600sp', '/globoplay/timcontrole/checkout/nome/', 308],
])('the address %s redirects to %s', (address, to, status) => {
  expect(at(address)).toEqual({ to, status });
});

it.each([
  '/',
  '/maximo/',
  '/checkout/cep/',
  '/demo/checkout/carrinho/nada/',
  '/ofertas/',
  '/ofertas/UF-500A-2026/',
  '/hbo-max/',
  '/consultar-cobertura/cep/',
  '/consultar-cobertura/nr-imovel/',
  '/sp/checkout/cep/?s=d600sp',
  '/globoplay/sp/checkout/cep/',
  '/globoplay/sp/checkout/cep/?s=d600gl',
  '/timblack/sp/checkout/cep/?s=d600sp',
  '/migracao-ultrafibra/consulta-cpf/',
  '/migracao-ultrafibra/checkout/cep/',
])('the address %s is not redirected', (address) => {
  expect(at(address)).toBeNull();
});

it('no redirect leads to a missing page', () => {
  expect(at('/max/nada/', (path) => path === '/hbo-max')).toBeNull();
  expect(at('/max/', (path) => path === '/hbo-max')).toMatchObject({ to: '/hbo-max/' });
});

it.each([
  ['/oferta-colaborador', true],
  ['/oferta-colaborador/checkout/cep/', true],
  ['/oferta-colaboradores/', false],
  ['/', false],
])('the address %s belongs to the staff: %s', (path, isTheirs) => {
  expect(isStaffPath(path)).toBe(isTheirs);
});
