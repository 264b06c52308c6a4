import { planCardWords } from '../../content/landing/plan-card.ts';

/** The speed that comes on top of 600 Mega: for good, or for the first year of the 'ar' offers. */
export function bonusKindOf(sku: string): 'lifelong' | 'oneYear' | null {
  if (sku.startsWith('d600ar')) return 'oneYear';
  return sku.startsWith('d600') ? 'lifelong' : null;
}

/** As it is said on a card, word for word. */
export function bonusOf(sku: string): string | null {
  const kind = bonusKindOf(sku);
  return kind && planCardWords.bonus[kind];
}
