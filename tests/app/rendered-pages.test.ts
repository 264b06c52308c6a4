// @vitest-environment node

import { expect, it } from 'vitest';
import { pageEntries } from '../../src/app/document/page-entries.ts';
import { renderPage } from '../../src/app/document/render-page.ts';
import { formatMonthly } from '../../src/brazil/money.ts';
import { publishedCatalogue } from '../catalogue/published-catalogue.ts';

const render = (path: string) => renderPage(path, publishedCatalogue);

it('a page’s title goes into its head and not into its body', async () => {
  const { head, html, modules } = await render('/checkout/cep/');
  expect(head.title).not.toBe('');
  expect(html).not.toContain('<title>');
  expect(modules).toEqual(['src/app/entry-client.tsx', 'src/pages/funnel/FunnelPage.tsx']);
});

it.each([
  ['/checkout/cep/', 'name="cep"'],
  ['/checkout/nome/', 'Qual é o seu nome completo'],
  ['/', 'href="/checkout/cep/"'],
  ['/timblack/', 'href="/timblack/checkout/cep/"'],
])('the page %s is readable without scripts', async (path, part) => {
  expect((await render(path)).html).toContain(part);
});

it('the first question’s form never puts its answer into an address', async () => {
  const [form = ''] = /<form[^>]*>/.exec((await render('/checkout/cep/')).html) ?? [];
  expect(form).toContain('method="post"');
});

it('a page’s attributes hold nothing of the campaign but its theme', async () => {
  expect((await render('/black-friday/')).attributes).toEqual({ 'data-campaign-theme': 'black-friday' });
  expect((await render('/b/')).attributes).toEqual({});
  expect(pageEntries(publishedCatalogue).length).toBeGreaterThan(700);
});

it('a page of the order lists the plans that its campaign’s landing page shows', async () => {
  const { listedPlans = [] } = await render('/premium/chat/');
  expect(listedPlans.length).toBeGreaterThan(0);
  expect(listedPlans.every(({ showOnLanding }) => showOnLanding)).toBe(true);
  expect((await render('/premium/')).listedPlans).toBeUndefined();
  expect((await render('/premium/checkout/cep/')).listedPlans).toBeUndefined();
});

it('every offer has a page with its label, its price and a link to the order', async () => {
  const { plan } = publishedCatalogue.offers.find(({ soldIn }) => soldIn === '/timblack') ?? {};
  const path = `/ofertas/${plan?.offerCode}/`;
  expect(pageEntries(publishedCatalogue).map((page) => page.path)).toContain(path);
  const { html, head } = await render(path);
  expect(head.title).toContain(plan?.offerCode);
  expect(html).toContain('Etiqueta padrão');
  expect(html).toContain(formatMonthly(plan?.price_with_dacc ?? 0));
  expect(html).toContain(`href="/timblack/checkout/cep/?s=${plan?.sku}"`);
});

it('pages with the same content have one canonical address', () => {
  const canonicalOf = (path: string) =>
    pageEntries(publishedCatalogue).find((page) => page.path === path)?.canonical;
  expect(canonicalOf('/ofertas/')).toBe('/');
  expect(canonicalOf('/sp/novo-cliente/')).toBe('/sp/');
  expect(canonicalOf('/hbo-max/')).toBe('/hbo-max/');
  expect(canonicalOf('/b/regulamentos/')).toBe('/regulamentos/');
  expect(canonicalOf('/timpre/')).toBeNull();
  expect(canonicalOf('/checkout/cep/')).toBeNull();
});
