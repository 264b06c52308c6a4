import { readPath } from '../../src/funnel/routes/read-path.ts';
// @vitest-environment node

import { expect, it } from 'vitest';
import { pageEntries } from '../../src/app/document/page-entries.ts';
import { appRouteAt } from '../../src/app/routes.tsx';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { funnelRoutes } from '../../src/funnel/routes/funnel-routes.ts';
import { writePath } from '../../src/funnel/routes/read-path.ts';
import { publishedCatalogue } from '../catalogue/published-catalogue.ts';

const written = pageEntries(publishedCatalogue);
const paths = new Map(written.map((page) => [page.path, page]));

it('every page of the funnel is prerendered under every campaign', () => {
  for (const { prefix } of fileCampaigns.all)
    for (const route of funnelRoutes) {
      const path = prefix === '' ? route : `/${prefix}${route}`;
      expect(paths.get(path)?.status, path).toBe(200);
    }
});

it.each([
  ['/checkout/cep', true],
  ['/checkout/validacao/erro1/', true],
  ['/b/regulamentos/', true],
  ['/', false],
  ['/black-friday/', false],
  ['/checkout/nao-existe/', false],
  ['/nao-existe/checkout/cep/', false],
  ['/constructor/', false],
])('the address %s belongs to the application: %s', (path, belongs) => {
  expect(appRouteAt(readPath(path, fileCampaigns).route) !== null).toBe(belongs);
});

it('each page is written once, and every campaign has its own 404 page', () => {
  expect(paths.size).toBe(written.length);
  expect([...paths.values()].filter(({ status }) => status === 404).map(({ path }) => path)).toEqual([
    ...fileCampaigns.all.map((campaign) => writePath(campaign, '/404/')),
    '/demo/*',
  ]);
});

it('order steps and private campaigns are kept out of search engines', () => {
  expect(paths.get('/')?.noindex).toBe(false);
  expect(paths.get('/checkout/cep/')?.noindex).toBe(true);
  expect(paths.get('/timpre/')?.noindex).toBe(true);
});
