import type { Delivery, Item } from './transcript.ts';

const leastFirst: readonly Delivery[] = ['open', 'kept', 'sent'];

/** Answers given together show one delivery state, below the last, so that nothing moves when they arrive. */
export function deliveryShown(items: readonly Item[], index: number): Delivery | null {
  if (items[index]?.kind !== 'visitor' || items[index + 1]?.kind === 'visitor') return null;
  const before = items.slice(0, index + 1);
  const together = before.slice(before.findLastIndex(({ kind }) => kind === 'shop') + 1);
  const states = together.flatMap((item) => (item.kind === 'visitor' ? (item.delivery ?? []) : []));
  return leastFirst.find((state) => states.includes(state)) ?? null;
}
