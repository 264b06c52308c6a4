import type { Plan } from '../../contract/offer/plan.ts';

// The specification names these skus: lists of other hosts do not list the two apps. Tests hold our catalogue to it.
const withHboMax = ['d500b', 'd1000b', 'd2000b'];
const withDeezer = ['d500b', 'd1000b'];

/** Whether a plan includes an app. */
export function hasBenefit({ sku, benefits }: Pick<Plan, 'sku' | 'benefits'>, slug: string): boolean {
  if (slug === 'deezer') return withDeezer.includes(sku);
  const isListed = benefits.some((benefit) => benefit.slug === slug);
  return slug === 'MAX' ? isListed || withHboMax.includes(sku) : isListed;
}
