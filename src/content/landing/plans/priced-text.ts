/** Values that texts may insert: prices from the catalogue, and phone numbers. */
export interface Prices {
  /** Monthly price with direct debit, with currency but without '/mês'. */
  of(sku: string): string;
  /** The full price. */
  full(sku: string): string;
  /** The conditions of the price with direct debit. */
  condition(sku: string): string;
  /** The monthly difference between two plans. */
  more(sku: string, than: string): string;
  /** Plans with a streaming service, by its slug, with their prices. */
  offersWith(slug: string): readonly { title: string; price: string }[];
  /** The cheapest streaming service subscribed separately. */
  streamingFrom(): string;
  /** The campaign's phone number; null if it has none. */
  phone(line: 'sales' | 'support'): string | null;
}

export type PricedText = string | ((prices: Prices) => string);

export const withPrices = (text: PricedText, prices: Prices): string =>
  typeof text === 'string' ? text : text(prices);
