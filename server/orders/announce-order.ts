import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { Repositories } from '../database/create-repositories.ts';
import type { Connection } from '../database/database.ts';
import type { RequestContext } from '../http/route-group.ts';
import type { Lead } from '../leads/lead.ts';
import { leadAddress } from '../leads/lead-address.ts';
import { confirmationData, followUrl } from './confirmation-data.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Enqueues the messages about a new order in the order's transaction. */
export async function announceOrder(
  context: RequestContext,
  db: Connection,
  lead: Lead,
  order: PlacedOrder,
): Promise<void> {
  const to = { email: lead.email, phone: lead.phone };
  await context.repositories.recoveries.noteOrder(db, lead, context.clock());
  await context.repositories.messages.put(
    db,
    {
      kind: 'order-confirmation',
      to,
      leadId: lead.id,
      once: `order-confirmation ${order.number}`,
      data: confirmationData(order, { name: lead.name ?? '', address: leadAddress(lead) }, context.siteUrl),
    },
    context.clock(),
  );
  if (order.visit) await remindOfVisit(context, db, lead, order.number, order.visit);
}

/** Deduplication key of a reminder: one per visit. */
const reminderOf = (orderNumber: string, { date, period }: Schedule): string =>
  `installation-reminder ${orderNumber} ${date} ${period}`;

export async function remindOfVisit(
  { repositories, clock, siteUrl }: Pick<RequestContext, 'repositories' | 'clock' | 'siteUrl'>,
  db: Connection,
  lead: Lead,
  orderNumber: string,
  visit: Schedule,
): Promise<void> {
  const now = clock();
  const dueAt = dayBefore(visit);
  if (dueAt === null || dueAt <= now) return;
  const to = { email: lead.email, phone: lead.phone };
  const data = { orderNumber, ...visit, address: leadAddress(lead), followUrl: followUrl(siteUrl) };
  const once = reminderOf(orderNumber, visit);
  await repositories.messages.put(
    db,
    { kind: 'installation-reminder', to, leadId: lead.id, once, dueAt, data },
    now,
  );
}

/** Cancels the reminder of a visit that was moved or cancelled. */
export const callOffReminder = (
  { outbox }: Pick<Repositories, 'outbox'>,
  db: Connection,
  orderNumber: string,
  visit: Schedule,
): Promise<void> => outbox.withdraw(db, reminderOf(orderNumber, visit));

/** 10:00 in Brasília, where daylight saving ended in 2019. */
function dayBefore({ date }: Schedule): Date | null {
  const day = parseBrazilianDate(date);
  return day && new Date(Date.parse(`${toIsoDate(day)}T10:00:00-03:00`) - dayMs);
}
