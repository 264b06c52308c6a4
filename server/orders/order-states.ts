/** What becomes of an order, and who may take it there. The customer's own way out is the withdrawal. */
export const orderTransitions = {
  placed: { confirmed: ['operator'], scheduled: ['operator'], ...leavings() },
  confirmed: { scheduled: ['operator'], ...leavings() },
  scheduled: { installed: ['operator'], ...leavings() },
  installed: { withdrawn: ['customer', 'operator'] },
  cancelled: {},
  withdrawn: {},
} as const satisfies Record<string, Readonly<Record<string, readonly OrderActor[]>>>;

function leavings() {
  return { cancelled: ['operator'], withdrawn: ['customer', 'operator'] } as const;
}

export type OrderState = keyof typeof orderTransitions;
export type OrderActor = 'customer' | 'operator';

const transitions: Readonly<
  Record<OrderState, Readonly<Partial<Record<OrderState, readonly OrderActor[]>>>>
> = orderTransitions;

export const mayBecome = (from: OrderState, to: OrderState, by: OrderActor): boolean =>
  transitions[from][to]?.includes(by) ?? false;

/** Over, by whoever's wish: its visit is free again, and the same may be ordered anew. */
export const endedStates: readonly OrderState[] = ['cancelled', 'withdrawn'];

/** The visit is still to come. */
export const movableStates: readonly OrderState[] = ['placed', 'confirmed', 'scheduled'];

export const orderStateNames = [
  'placed',
  'confirmed',
  'scheduled',
  'installed',
  'cancelled',
  'withdrawn',
] as const;
