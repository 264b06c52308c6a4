import { siteWords } from '../../../content/site.ts';
import { offerRoute } from '../../../contract/offer-route.ts';
import type { Plan } from '../../../contract/plan.ts';

/** A plan as what is sold: what it costs a month with direct debit, and where that is written down. */
export const planProduct = (plan: Plan): object => {
  const { offerCode: code } = plan;
  const year = /-(\d{4})$/.exec(code)?.[1];
  const price = plan.price_with_dacc.toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${siteWords.name} ${plan.plan}`,
    description: plan.description,
    sku: code,
    category: 'Internet fixa por fibra óptica',
    brand: { '@type': 'Brand', name: siteWords.name },
    offers: {
      '@type': 'Offer',
      url: offerRoute(code),
      price,
      priceCurrency: 'BRL',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'BRL',
        billingDuration: 1,
        unitCode: 'MON',
      },
      // The lists are made for a year, which their codes name.
      ...(year === undefined ? {} : { priceValidUntil: `${year}-12-31` }),
      availability: 'https://schema.org/InStock',
      areaServed: 'BR',
    },
  };
};
