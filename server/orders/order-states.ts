import { type OrderState, orderState } from '../../src/contract/followed-order.ts';

export type { OrderState };

/** `operator` is a panel user, `carrier` the fibre company's system. */
export type OrderActor = 'customer' | 'operator' | 'carrier';

/** What happens to an order although its state stays. */
export type OrderEvent =
  | 'contact'
  | 'complement'
  | 'payment'
  | 'payment-asked'
  | 'plan'
  | 'technician'
  | 'copied';

const company: readonly OrderActor[] = ['operator', 'carrier'];
const anyone: readonly OrderActor[] = ['customer', ...company];

/** State machine of orders: transitions and who may make them. A customer can only withdraw. */
const transitions: Readonly<
  Record<OrderState, Readonly<Partial<Record<OrderState, readonly OrderActor[]>>>>
> = {
  placed: { confirmed: company, scheduled: company, ...leavings() },
  confirmed: { scheduled: company, ...leavings() },
  scheduled: { installed: company, ...leavings() },
  installed: { withdrawn: anyone },
  cancelled: {},
  withdrawn: {},
};

function leavings(): Partial<Record<OrderState, readonly OrderActor[]>> {
  return { cancelled: company, withdrawn: anyone };
}

export const mayBecome = (from: OrderState, to: OrderState, by: OrderActor): boolean =>
  transitions[from][to]?.includes(by) ?? false;

export const nextStates = (from: OrderState, by: OrderActor): OrderState[] =>
  orderState.options.filter((to) => mayBecome(from, to, by));

export const movableStates: readonly OrderState[] = ['placed', 'confirmed', 'scheduled'];
