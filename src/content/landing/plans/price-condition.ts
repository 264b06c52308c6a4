import { planWords } from '../../screens/plans.ts';

/** What a price holds for, said alike wherever it stands. */
export const priceConditionWords = {
  debit: planWords.withDebit,
  months: (count: number) => `por ${count} meses`,
} as const;
