import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { Connection } from '../database/database.ts';
import type { Lead } from '../leads/lead.ts';
import { leadAddress } from '../leads/lead-address.ts';
import { confirmationData, followUrl } from './confirmation-data.ts';
import type { OrderContext } from './order-context.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Enqueues the messages about a new order in the order's transaction. */
export async function announceOrder(
  context: OrderContext,
  db: Connection,
  lead: Lead,
  order: PlacedOrder,
): Promise<void> {
  await context.repositories.recoveries.noteOrder(db, lead, context.clock());
  await context.repositories.messages.put(
    db,
    {
      kind: 'order-confirmation',
      ...toCustomer(lead),
      once: `order-confirmation ${order.number}`,
      data: confirmationData(order, { name: lead.name ?? '', address: leadAddress(lead) }, context.siteUrl),
    },
    context.clock(),
  );
  await remindOfVisit(context, db, lead, order);
}

export const toCustomer = ({ id, email, phone }: Lead) => ({ to: { email, phone }, leadId: id });

export const visitData = (
  { siteUrl }: Pick<OrderContext, 'siteUrl'>,
  lead: Lead,
  orderNumber: string,
  visit: Schedule,
) => ({ orderNumber, ...visit, address: leadAddress(lead), followUrl: followUrl(siteUrl) });

/** Deduplication key of a reminder: one per visit. */
const reminderOf = (orderNumber: string, { date, period }: Schedule): string =>
  `installation-reminder ${orderNumber} ${date} ${period}`;

export async function remindOfVisit(
  context: Pick<OrderContext, 'repositories' | 'clock' | 'siteUrl'>,
  db: Connection,
  lead: Lead,
  { number, visit }: Pick<PlacedOrder, 'number' | 'visit'>,
): Promise<void> {
  const now = context.clock();
  const dueAt = visit && dayBefore(visit);
  if (visit === null || dueAt === null || dueAt <= now) return;
  const data = visitData(context, lead, number, visit);
  const once = reminderOf(number, visit);
  await context.repositories.messages.put(
    db,
    { kind: 'installation-reminder', ...toCustomer(lead), once, dueAt, data },
    now,
  );
}

export const callOffReminder = (
  { outbox }: Pick<OrderContext['repositories'], 'outbox'>,
  db: Connection,
  orderNumber: string,
  visit: Schedule,
): Promise<void> => outbox.withdraw(db, reminderOf(orderNumber, visit));

/** 10:00 in Brasília, where daylight saving ended in 2019. */
function dayBefore({ date }: Schedule): Date | null {
  const day = parseBrazilianDate(date);
  return day && new Date(Date.parse(`${toIsoDate(day)}T10:00:00-03:00`) - dayMs);
}
