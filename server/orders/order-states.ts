import { type OrderState, orderState } from '../../src/contract/followed-order.ts';

export type { OrderState };

export type OrderActor = 'customer' | 'operator';

/** State machine of orders: transitions and who may make them. A customer can only withdraw. */
const transitions: Readonly<
  Record<OrderState, Readonly<Partial<Record<OrderState, readonly OrderActor[]>>>>
> = {
  placed: { confirmed: ['operator'], scheduled: ['operator'], ...leavings() },
  confirmed: { scheduled: ['operator'], ...leavings() },
  scheduled: { installed: ['operator'], ...leavings() },
  installed: { withdrawn: ['customer', 'operator'] },
  cancelled: {},
  withdrawn: {},
};

function leavings(): Partial<Record<OrderState, readonly OrderActor[]>> {
  return { cancelled: ['operator'], withdrawn: ['customer', 'operator'] };
}

export const mayBecome = (from: OrderState, to: OrderState, by: OrderActor): boolean =>
  transitions[from][to]?.includes(by) ?? false;

/** States that the actor may set from here. */
export const nextStates = (from: OrderState, by: OrderActor): OrderState[] =>
  orderState.options.filter((to) => mayBecome(from, to, by));

/** States before the visit. */
export const movableStates: readonly OrderState[] = ['placed', 'confirmed', 'scheduled'];
