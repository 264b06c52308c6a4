import { planCardWords } from '../../content/landing/plan-card.ts';

/** The speed that comes on top of 600 Mega: for good, or for the first year of the 'ar' offers. */
export function bonusOf(sku: string): string | null {
  if (sku.startsWith('d600ar')) return planCardWords.bonus.oneYear;
  return sku.startsWith('d600') ? planCardWords.bonus.lifelong : null;
}
