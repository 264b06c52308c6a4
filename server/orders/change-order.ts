import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { supplier } from '../../src/content/supplier.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import { isOrderEnd, type OrderEnd } from '../../src/contract/order-end.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Connection } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { bookVisit } from '../visits/visits.ts';
import { remindOfVisit } from './announce-order.ts';
import type { OrderContext } from './order-context.ts';
import { mayBecome, movableStates, type OrderActor } from './order-states.ts';
import { equalKey, type OrderChange, type PlacedOrder } from './placed-order.ts';
import { callOffVisit, tellCustomer } from './tell-customer.ts';
import { withdrawUntil } from './withdraw-until.ts';

/** Dependencies of an order change, for calls of customers and operators. */
export type ChangeContext = Pick<OrderContext, 'repositories' | 'clock' | 'today' | 'siteUrl' | 'providers'>;

export type StateContext = Pick<ChangeContext, 'repositories' | 'clock' | 'siteUrl'>;

/** Who moves a visit. The carrier reports states only. */
type Mover = Exclude<OrderActor, 'carrier'>;

interface ChangeAuthor extends Pick<OrderChange, 'operatorId'> {
  readonly by: Mover;
}

/** Not on the day itself, when the technician may be on the way. */
export function mayMove({ state, visit }: PlacedOrder, { today }: Pick<OrderContext, 'today'>): boolean {
  const day = visit === null ? null : parseBrazilianDate(visit.date);
  return day !== null && movableStates.includes(state) && toIsoDate(day) > toIsoDate(today);
}

/** Moves the visit: books the new slot, frees the old one, records the change and notifies the customer. */
export async function moveOrderVisit(
  context: ChangeContext,
  db: Connection,
  order: PlacedOrder,
  schedule: Schedule,
  who: ChangeAuthor,
): Promise<PlacedOrder> {
  const { by } = who;
  const { repositories, clock } = context;
  const { region, visit, household } = order;
  if (!mayMove(order, context) || visit === null) return refuse(409, problemCodes.finished, notMovable[by]);
  if (visit.date === schedule.date && visit.period === schedule.period) return order;
  await refuseEqual(context, db, household, schedule, by);
  if (region !== null) await repositories.installationSlots.hold(db, region, [visit, schedule]);
  const moved = await bookVisit(context, db, region, [schedule]);
  if (region !== null) await repositories.installationSlots.release(db, region, visit);
  await repositories.orders.change(
    db,
    order,
    { to: order.state, visit: moved, ...who, reason: 'moved' },
    clock(),
  );
  await callOffVisit(context, db, order);
  const after = { ...order, visit: moved };
  const lead = await repositories.leads.find(db, order.leadId);
  if (lead) {
    await tellCustomer(context, db, 'moved', { order: after, lead });
    await remindOfVisit(context, db, lead, after);
  }
  await raiseTopic(db, 'visits');
  return after;
}

/** Withdraws within the legal period: frees the visit, cancels its messages and confirms. */
export async function withdrawFromOrder(
  context: ChangeContext,
  db: Connection,
  order: PlacedOrder,
): Promise<PlacedOrder> {
  const history = await context.repositories.orders.history(db, order.number);
  if (withdrawUntil(order, history, context.today) === null)
    return refuse(409, problemCodes.finished, notWithdrawable);
  await endOrder(context, db, order, { to: 'withdrawn', by: 'customer', reason: null });
  return { ...order, state: 'withdrawn', visit: null };
}

/** A final state frees the visit, cancels its messages and tells the customer. */
async function endOrder(
  context: StateContext,
  db: Connection,
  order: PlacedOrder,
  { to, ...change }: Omit<OrderChange, 'visit' | 'to'> & { readonly to: OrderEnd },
): Promise<void> {
  const { repositories } = context;
  const { region, visit } = order;
  if (region !== null && visit !== null && order.state !== 'installed')
    await repositories.installationSlots.release(db, region, visit);
  await setState(context, db, order, { ...change, to, visit: null });
}

async function setState(
  context: StateContext,
  db: Connection,
  order: PlacedOrder,
  change: OrderChange & { readonly to: Exclude<PlacedOrder['state'], 'placed'> },
): Promise<void> {
  const { repositories, clock } = context;
  await repositories.orders.change(db, order, change, clock());
  if (!movableStates.includes(change.to)) await callOffVisit(context, db, order);
  const lead = await repositories.leads.find(db, order.leadId);
  const after = { ...order, state: change.to, visit: change.visit };
  if (lead)
    await tellCustomer(context, db, change.to, {
      order: after,
      lead,
      from: order.state,
      cause: change.cause,
    });
  await raiseTopic(db, 'visits');
}

/** Sets a state on behalf of an operator or the carrier. */
export async function setOrderState(
  context: StateContext,
  db: Connection,
  order: PlacedOrder,
  { to, ...change }: Omit<OrderChange, 'visit'>,
): Promise<void> {
  const { by, reason, cause } = change;
  if (to === 'placed' || !mayBecome(order.state, to, by))
    return refuse(409, problemCodes.finished, notPossible);
  if (!isOrderEnd(to)) return setState(context, db, order, { ...change, to, visit: order.visit });
  if (to === 'cancelled' && !cause) refuseField('cause', 'Escolha o motivo que o cliente vai ler.');
  // The cause says why an operator cancels.
  if (!reason && (to === 'withdrawn' || by === 'carrier'))
    refuseField('reason', 'Diga por que o pedido termina.');
  await endOrder(context, db, order, { ...change, to });
}

const notPossible = 'O pedido não pode passar para essa situação.';

export async function refuseEqual(
  { repositories, clock }: ChangeContext,
  db: Connection,
  household: string | null,
  schedule: Schedule | null,
  by: Mover,
): Promise<void> {
  if (household === null) return;
  const active = await repositories.orders.active(db, household, clock());
  const wished = equalKey(household, schedule);
  if (active.some((other) => equalKey(household, other.visit) === wished)) {
    refuse(409, 'order-equal', orderEqual[by], [{ field: 'schedules', message: orderEqual[by] }]);
  }
}

type Sentences = Readonly<Record<Mover, string>>;

const notMovable: Sentences = {
  customer: `A visita deste pedido não pode mais ser remarcada por aqui. Ligue para ${supplier.support} e informe o número do pedido.`,
  operator:
    'Esta visita não pode mais ser remarcada: é hoje, já passou, ou o pedido já foi instalado ou terminou.',
};

const notWithdrawable = `O prazo de 7 dias para desistir por aqui já passou, ou este pedido já terminou. Para cancelar, ligue para ${supplier.support}.`;

const orderEqual: Sentences = {
  customer: 'Você já tem outro pedido para este endereço nesse dia e período. Escolha outro.',
  operator: 'Este cliente já tem outro pedido para este endereço nesse dia e período.',
};
