// @vitest-environment node

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { landingAt } from '../../src/funnel/landing-at.ts';
import { pricesOf } from '../../src/funnel/plans/prices-of.ts';
import { breadcrumb } from '../../src/pages/site/structured/breadcrumb.ts';
import { describedHead } from '../../src/pages/site/structured/described-head.ts';
import { planProduct } from '../../src/pages/site/structured/plan-product.ts';
import { publishedCatalogue } from '../catalogue/published-catalogue.ts';

const { offers, plansOf, streaming } = publishedCatalogue;

function headOf(prefix: string, route = '/', structured: object[] = []) {
  const plans = plansOf(prefix);
  const prices = pricesOf([plans, plansOf(''), plansOf('empresas')], streaming);
  const props = {
    campaign: fileCampaigns.byPrefix(prefix),
    landing: landingAt(fileCampaigns.byPrefix(prefix), route),
    banner: {},
    questions: [],
    plans,
    prices,
    offers,
    route,
    partnerScript: null,
  };
  return describedHead({ title: 'Página | Ultrafibra', description: 'Uma página.', structured }, props);
}

const kindsOf = (...at: Parameters<typeof headOf>) =>
  z
    .array(z.object({ '@type': z.string() }))
    .parse(headOf(...at).structured)
    .map((data) => data['@type']);

it('structured data names the shop on the home page and the breadcrumbs elsewhere', () => {
  expect(new Set(kindsOf(''))).toEqual(new Set(['Organization', 'WebSite', 'Product']));
  expect(new Set(kindsOf('timblack'))).toEqual(new Set(['BreadcrumbList', 'Product']));
  expect(kindsOf('', '/duvidas/')).toEqual(['BreadcrumbList']);
});

it('structured data gives telephone and address in machine form', () => {
  expect(headOf('').structured?.[0]).toMatchObject({
    '@type': 'Organization',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'BR',
      postalCode: expect.stringMatching(/^\d{5}-\d{3}$/),
    },
    contactPoint: { telephone: expect.stringMatching(/^\+55 [1-9]/) },
  });
});

it('structured data of a page replaces the default breadcrumbs', () => {
  const own = breadcrumb([{ name: 'Regulamentos', path: '/regulamentos/' }]);
  expect(headOf('', '/ofertas/UF-500A-2026/', [own]).structured).toEqual([own]);
});

it.each(offers.map(({ plan }) => [plan.offerCode, plan] as const))(
  'structured data prices %s like its list',
  (code, plan) => {
    expect(planProduct(plan, { prefix: 'timblack' })).toMatchObject({
      '@type': 'Product',
      sku: code,
      image: '/og/timblack.png',
      offers: {
        '@type': 'Offer',
        url: `/ofertas/${code}/`,
        price: plan.price_with_dacc.toFixed(2),
        priceCurrency: 'BRL',
        priceValidUntil: '2026-12-31',
        availability: 'https://schema.org/InStock',
      },
    });
  },
);

it('every offer has one address, and only private ones are hidden from search', () => {
  expect(new Set(offers.map(({ plan }) => plan.offerCode)).size).toBe(offers.length);
  const of = (code: string) => offers.find(({ plan }) => plan.offerCode === code);
  expect(of('UF-500A-2026')).toMatchObject({ noindex: false, soldIn: '' });
  expect(of('UF-500A-TB-2026')).toMatchObject({ noindex: false, soldIn: '/timblack' });
  expect(of('UF-600CB-CO-2026')).toMatchObject({ noindex: true });
  expect(of('UF-600B-RF-2026')).toMatchObject({ noindex: false, soldIn: null });
});
