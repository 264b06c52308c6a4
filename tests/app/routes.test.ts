// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { familyAt, pagePaths } from '../../src/app/routes.ts';
import { campaigns } from '../../src/funnel/campaigns.ts';
import { steps } from '../../src/funnel/steps.ts';

const paths = new Map(pagePaths().map((page) => [page.path, page]));

it('renders every page of the funnel ahead of time under every campaign', () => {
  const routes = Object.values(steps).flatMap(({ route }) => route ?? []);
  for (const { prefix } of campaigns)
    for (const route of routes) {
      const path = prefix === '' ? route : `/${prefix}${route}`;
      expect(paths.get(path)?.status, path).toBe(200);
    }
});

it.each([
  ['/', 200],
  ['/black-friday/', 200],
  ['/checkout/cep', 200],
  ['/checkout/validacao/erro1/', 200],
  ['/regulamentos/', 200],
  ['/checkout/nao-existe/', 404],
  ['/nao-existe/checkout/cep/', 404],
  ['/constructor/', 404],
])('%s is answered with %i', (path, status) => {
  expect(familyAt(path).status).toBe(status);
});

it('keeps the steps of an order, and campaigns that say so, out of search engines', () => {
  expect(paths.get('/')?.noindex).toBe(false);
  expect(paths.get('/checkout/cep/')?.noindex).toBe(true);
  expect(paths.get('/timpre/')?.noindex).toBe(true);
});
