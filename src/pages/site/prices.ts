import { formatPrice } from '../../brazil/money.ts';
import type { Prices } from '../../content/landing/priced-text.ts';
import type { Plan } from '../../contract/plan.ts';
import type { StreamingPrices } from '../../contract/streaming-prices.ts';
import { conditionOf } from './condition-of.ts';

/** What a campaign's pages may name a price of: first what it sells, then what is sold beside it. */
export function pricesOf(lists: readonly (readonly Plan[])[], { services }: StreamingPrices): Prices {
  const find = (sku: string): Plan => {
    const plan = lists.flat().find((one) => one.sku === sku);
    if (plan === undefined) throw new Error(`No list of public/json has a price for '${sku}'.`);
    return plan;
  };
  return {
    of: (sku) => formatPrice(find(sku).price_with_dacc),
    full: (sku) => formatPrice(find(sku).price_full),
    condition: (sku) => conditionOf(find(sku)),
    more: (sku, than) => formatPrice(find(sku).price_with_dacc - find(than).price_with_dacc),
    streamingFrom: () => formatPrice(Math.min(...services.map(({ price }) => price))),
  };
}
