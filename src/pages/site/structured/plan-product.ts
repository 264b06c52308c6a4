import { siteWords } from '../../../content/site.ts';
import { offerRoute } from '../../../contract/offer/offer-route.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { previewPath } from '../../../contract/preview-path.ts';
import type { Campaign } from '../../../funnel/campaign.ts';

const priceCurrency = 'BRL';

/** What is sold, with the picture that pages of its campaign are shared with. */
const product = ({ prefix }: Pick<Campaign, 'prefix'>) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  image: `/${previewPath(prefix || 'home')}`,
  category: 'Internet fixa por fibra óptica',
  brand: { '@type': 'Brand', name: siteWords.name },
});

/** What a plan costs a month with direct debit, and where that is written down. */
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
    // The lists are made for a year, which their codes name.
    ...(year === undefined ? {} : { priceValidUntil: `${year}-12-31` }),
    availability: 'https://schema.org/InStock',
    areaServed: 'BR',
  };
}

const nameOf = ({ plan }: Plan): string => `${siteWords.name} ${plan}`;

/** A plan on the page that is about it alone. */
export const planProduct = (plan: Plan, campaign: Pick<Campaign, 'prefix'>): object => ({
  ...product(campaign),
  name: nameOf(plan),
  description: plan.description,
  sku: plan.offerCode,
  offers: offerOf(plan),
});

/** The plans of a page: one product, sold as each of them. Nothing where none is shown. */
export function plansProduct(plans: readonly Plan[], campaign: Campaign, description: string): object[] {
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
