import { readableMoment } from '../../src/brazil/readable-moment.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { Connection } from '../database/database.ts';
import type { Lead } from '../leads/lead.ts';
import { callOffReminder, remindOfVisit, toCustomer, visitData } from './announce-order.ts';
import type { OrderContext } from './order-context.ts';
import type { PlacedOrder } from './placed-order.ts';

type Context = Pick<OrderContext, 'repositories' | 'clock' | 'siteUrl'>;

const movedTo = (orderNumber: string, { date, period }: Schedule): string =>
  `visit-moved ${orderNumber} ${date} ${period}`;

/** Cancels pending messages about a visit that was moved or cancelled. */
export async function callOffVisit(
  { repositories }: Pick<Context, 'repositories'>,
  db: Connection,
  { number, visit }: PlacedOrder,
): Promise<void> {
  if (visit === null) return;
  await callOffReminder(repositories, db, number, visit);
  await repositories.outbox.withdraw(db, movedTo(number, visit));
}

/** Announces the new day at once and reminds on the day before. */
export async function tellMovedVisit(
  context: Context,
  db: Connection,
  lead: Lead,
  number: string,
  visit: Schedule,
): Promise<void> {
  const { messages, outbox } = context.repositories;
  const once = movedTo(number, visit);
  // The visit may have been moved to this day before; without the withdrawal the message would be deduplicated.
  await outbox.withdraw(db, once);
  const data = visitData(context, lead, number, visit);
  await messages.put(db, { kind: 'visit-moved', ...toCustomer(lead), once, data }, context.clock());
  await remindOfVisit(context, db, lead, { number, visit });
}

/** Confirms a withdrawal immediately, as Decree 7.962 of 2013 requires. */
export async function confirmWithdrawal(
  { repositories: { messages }, clock }: Pick<Context, 'repositories' | 'clock'>,
  db: Connection,
  lead: Lead,
  order: PlacedOrder,
): Promise<void> {
  const now = clock();
  const data = {
    orderNumber: order.number,
    protocol: order.protocol,
    plan: order.plan.plan,
    withdrawnOn: readableMoment(now.toISOString()),
    wasInstalled: order.state === 'installed',
  };
  const once = `withdrawal-receipt ${order.number}`;
  await messages.put(db, { kind: 'withdrawal-receipt', ...toCustomer(lead), once, data }, now);
}
