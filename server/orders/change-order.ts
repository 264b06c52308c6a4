import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { supplier } from '../../src/content/supplier.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import { isOrderEnd } from '../../src/contract/order-end.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Connection } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { bookVisit } from '../visits/visits.ts';
import { callOffVisit, confirmWithdrawal, tellMovedVisit } from './announce-change.ts';
import type { OrderContext } from './order-context.ts';
import { mayBecome, movableStates, type OrderActor } from './order-states.ts';
import { equalKey, type OrderChange, type PlacedOrder } from './placed-order.ts';
import { withdrawUntil } from './withdraw-until.ts';

/** Dependencies of an order change, for calls of customers and operators. */
export type ChangeContext = Pick<OrderContext, 'repositories' | 'clock' | 'today' | 'siteUrl' | 'providers'>;

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
  const lead = await repositories.leads.find(db, order.leadId);
  if (lead) await tellMovedVisit(context, db, lead, order.number, moved);
  await raiseTopic(db, 'visits');
  return { ...order, visit: moved };
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

/** A final state frees the visit, cancels its messages and confirms a withdrawal. */
async function endOrder(
  context: Pick<ChangeContext, 'repositories' | 'clock'>,
  db: Connection,
  order: PlacedOrder,
  change: Omit<OrderChange, 'visit'>,
): Promise<void> {
  const { repositories, clock } = context;
  const { region, visit } = order;
  if (region !== null && visit !== null && order.state !== 'installed')
    await repositories.installationSlots.release(db, region, visit);
  await callOffVisit(context, db, order);
  await repositories.orders.change(db, order, { ...change, visit: null }, clock());
  const lead = change.to === 'withdrawn' ? await repositories.leads.find(db, order.leadId) : undefined;
  if (lead) await confirmWithdrawal(context, db, lead, order);
  await raiseTopic(db, 'visits');
}

/** Sets a state on behalf of an operator or the carrier. */
export async function setOrderState(
  context: Pick<ChangeContext, 'repositories' | 'clock'>,
  db: Connection,
  order: PlacedOrder,
  change: Omit<OrderChange, 'visit'>,
): Promise<void> {
  const { to, by, reason } = change;
  if (!mayBecome(order.state, to, by)) refuse(409, problemCodes.finished, notPossible);
  const hasEnded = isOrderEnd(to);
  if (hasEnded && !reason) refuseField('reason', 'Diga por que o pedido termina.');
  if (hasEnded) return endOrder(context, db, order, change);
  await context.repositories.orders.change(db, order, { ...change, visit: order.visit }, context.clock());
  await raiseTopic(db, 'visits');
}

const notPossible = 'O pedido não pode passar para essa situação.';

async function refuseEqual(
  { repositories, clock }: ChangeContext,
  db: Connection,
  household: string | null,
  schedule: Schedule,
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
