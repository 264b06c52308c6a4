import { readableMoment } from '../../src/brazil/readable-moment.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { Connection } from '../database/database.ts';
import type { RequestContext } from '../http/route-group.ts';
import type { Lead } from '../leads/lead.ts';
import { leadAddress } from '../leads/lead-address.ts';
import { callOffReminder, remindOfVisit } from './announce-order.ts';
import { followUrl } from './confirmation-data.ts';
import type { PlacedOrder } from './placed-order.ts';

type Ports = Pick<RequestContext, 'repositories' | 'clock' | 'siteUrl'>;

const movedTo = (orderNumber: string, { date, period }: Schedule): string =>
  `visit-moved ${orderNumber} ${date} ${period}`;

/** Cancels pending messages about a visit that was moved or cancelled. */
export async function callOffVisit(
  { repositories }: Pick<Ports, 'repositories'>,
  db: Connection,
  { number, visit }: PlacedOrder,
): Promise<void> {
  if (visit === null) return;
  await callOffReminder(repositories, db, number, visit);
  await repositories.outbox.withdraw(db, movedTo(number, visit));
}

/** Announces the new day at once and reminds on the day before. */
export async function tellMovedVisit(
  ports: Ports,
  db: Connection,
  lead: Lead,
  orderNumber: string,
  visit: Schedule,
): Promise<void> {
  const { messages, outbox } = ports.repositories;
  const once = movedTo(orderNumber, visit);
  // The visit may have been moved to this day before; without the withdrawal the message would be deduplicated.
  await outbox.withdraw(db, once);
  const to = { email: lead.email, phone: lead.phone };
  const data = { orderNumber, ...visit, address: leadAddress(lead), followUrl: followUrl(ports.siteUrl) };
  await messages.put(db, { kind: 'visit-moved', to, leadId: lead.id, once, data }, ports.clock());
  await remindOfVisit(ports, db, lead, orderNumber, visit);
}

/** Confirms a withdrawal immediately, as Decree 7.962 of 2013 requires. */
export async function confirmWithdrawal(
  { repositories: { messages }, clock }: Pick<Ports, 'repositories' | 'clock'>,
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
  const to = { email: lead.email, phone: lead.phone };
  const once = `withdrawal-receipt ${order.number}`;
  await messages.put(db, { kind: 'withdrawal-receipt', to, leadId: lead.id, once, data }, now);
}
