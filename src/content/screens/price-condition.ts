import { frame } from './frame.ts';

/** What a price holds for, said alike wherever it stands. */
export const priceConditionWords = {
  debit: frame.withDebit,
  months: (count: number) => `por ${count} meses`,
} as const;
