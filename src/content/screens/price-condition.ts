import { frame } from './frame.ts';

/** The conditions of a price, the same everywhere. */
export const priceConditionWords = {
  debit: frame.withDebit,
  months: (count: number) => `por ${count} meses`,
} as const;
