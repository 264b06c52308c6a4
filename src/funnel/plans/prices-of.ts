import { formatPrice } from '../../brazil/money.ts';
import type { Prices } from '../../content/landing/plans/priced-text.ts';
import { planWords } from '../../content/screens/plans.ts';
import { supplier } from '../../content/supplier.ts';
import type { Catalogue } from '../../contract/documents.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { StreamingPrices } from '../../contract/offer/streaming-prices.ts';
import { type Campaign, standard } from '../campaign.ts';
import { companyCampaign } from '../company-campaign.ts';
import { hasBenefit } from '../landing-plans/has-benefit.ts';
import { conditionOf } from './condition-of.ts';

/** Prices in the texts of a campaign. */
export const pricesFor = (
  { prefix, phones }: Pick<Campaign, 'prefix' | 'phones'>,
  { plansOf, streaming }: Pick<Catalogue, 'plansOf' | 'streaming'>,
): Prices => pricesOf([plansOf(prefix), plansOf(''), plansOf(companyCampaign.prefix)], streaming, phones);

/** Prices that a campaign's texts may mention: its own offers first, then others. */
export function pricesOf(
  lists: readonly (readonly Plan[])[],
  { services }: StreamingPrices,
  phones: Campaign['phones'] = standard.phones,
): Prices {
  const find = (sku: string): Plan => {
    const plan = lists.flat().find((one) => one.sku === sku);
    if (plan === undefined) throw new Error(`No list of the catalogue has a price for '${sku}'.`);
    return plan;
  };
  return {
    of: (sku) => formatPrice(find(sku).price_with_dacc),
    full: (sku) => formatPrice(find(sku).price_full),
    condition: (sku) => conditionOf(find(sku)),
    offersWith: (slug) => offersWith(lists[0] ?? [], slug),
    more: (sku, than) => formatPrice(find(sku).price_with_dacc - find(than).price_with_dacc),
    phone: (line) => (phones[line] ? supplier[line] : null),
    streamingFrom: () => formatPrice(Math.min(...services.map(({ price }) => price))),
  };
}

const both = new Intl.ListFormat('pt-BR');

function offersWith(plans: readonly Plan[], slug: string): { title: string; price: string }[] {
  const isIt = (one: { slug: string }) => one.slug === slug;
  return plans
    .filter(({ showOnLanding, subscriptions }) => showOnLanding && subscriptions.includes(slug))
    .map((plan) => {
      const services = plan.benefits
        .filter((one) => plan.subscriptions.includes(one.slug))
        .toSorted((one, other) => Number(isIt(other)) - Number(isIt(one)))
        .map(({ benefit }) => benefit);
      const names = both.format([...services, ...(hasBenefit(plan, 'deezer') ? ['Deezer'] : [])]);
      return {
        title: `${planWords.speed(plan.plan_download)} com ${names}`,
        price: formatPrice(plan.price_with_dacc),
      };
    });
}
