/** What a text of a campaign may name: prices, which only the catalogue knows, and telephone numbers. */
export interface Prices {
  /** Per month with direct debit, with its currency, without '/mês'. */
  of(sku: string): string;
  /** The list price. */
  full(sku: string): string;
  /** What the price with direct debit holds for. */
  condition(sku: string): string;
  /** What the first costs a month beyond the second. */
  more(sku: string, than: string): string;
  /** The plans that bring a streaming service, by the slug of its benefit, each with what it costs. */
  offersWith(slug: string): readonly { title: string; price: string }[];
  /** The cheapest streaming plan, signed by itself. */
  streamingFrom(): string;
  /** The number of a line that the campaign names; null where it names none. */
  phone(line: 'sales' | 'support'): string | null;
}

export type PricedText = string | ((prices: Prices) => string);

export const said = (text: PricedText, prices: Prices): string =>
  typeof text === 'string' ? text : text(prices);
