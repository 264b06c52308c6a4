import { siteWords } from '../../../content/site.ts';
import { offerRoute } from '../../../contract/offer/offer-route.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { previewPath } from '../../../contract/preview-path.ts';

const priceCurrency = 'BRL';

/** The product with the campaign's preview picture. */
const product = ({ prefix }: { prefix: string }) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  image: `/${previewPath(prefix || 'home')}`,
  category: 'Internet fixa por fibra óptica',
  brand: { '@type': 'Brand', name: siteWords.name },
});

/** The monthly price with direct debit, and the offer's page. */
function offerOf({ offerCode: code, price_with_dacc }: Plan) {
  const year = /-(\d{4})$/.exec(code)?.[1];
  const price = price_with_dacc.toFixed(2);
  return {
    '@type': 'Offer',
    url: offerRoute(code),
    price,
    priceCurrency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      billingDuration: 1,
      unitCode: 'MON',
    },
    // Plan lists are valid for the year in their codes.
    ...(year === undefined ? {} : { priceValidUntil: `${year}-12-31` }),
    availability: 'https://schema.org/InStock',
    areaServed: 'BR',
  };
}

const nameOf = ({ plan }: Plan): string => `${siteWords.name} ${plan}`;

/** The plan of its own page. */
export const planProduct = (plan: Plan, campaign: { prefix: string }): object => ({
  ...product(campaign),
  name: nameOf(plan),
  description: plan.description,
  sku: plan.offerCode,
  offers: offerOf(plan),
});

/** The plans of a page as one product with several offers; empty if none is shown. */
export function plansProduct(
  plans: readonly Plan[],
  campaign: { prefix: string },
  description: string,
): object[] {
  if (plans.length === 0) return [];
  const prices = plans.map(({ price_with_dacc }) => price_with_dacc);
  return [
    {
      ...product(campaign),
      name: siteWords.name,
      description,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency,
        lowPrice: Math.min(...prices).toFixed(2),
        highPrice: Math.max(...prices).toFixed(2),
        offerCount: plans.length,
        offers: plans.map((plan) => ({ ...offerOf(plan), name: nameOf(plan) })),
      },
    },
  ];
}
