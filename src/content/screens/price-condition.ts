/** A price and its conditions, in the same words everywhere. */
export const priceConditionWords = {
  planFor: (plan: string, price: string) => `${plan} por ${price}`,
  debit: 'no débito automático',
  months: (count: number) => `por ${count} meses`,
} as const;
