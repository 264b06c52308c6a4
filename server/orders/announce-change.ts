import { readableMoment } from '../../src/brazil/readable-moment.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { Connection } from '../database/database.ts';
import type { RequestContext } from '../http/route-group.ts';
import type { Lead } from '../leads/lead.ts';
import { addressOf, callOffReminder, remindOfVisit } from './announce-order.ts';
import { followUrl } from './confirmation-data.ts';
import type { PlacedOrder } from './placed-order.ts';

type Ports = Pick<RequestContext, 'repositories' | 'clock' | 'siteUrl'>;

const movedTo = (orderNumber: string, { date, period }: Schedule): string =>
  `visit-moved ${orderNumber} ${date} ${period}`;

/** What was still to be said of a visit that has been moved or will not be. */
export async function callOffVisit(
  { repositories }: Pick<Ports, 'repositories'>,
  db: Connection,
  { number, visit }: PlacedOrder,
): Promise<void> {
  if (visit === null) return;
  await callOffReminder(repositories, db, number, visit);
  await repositories.outbox.withdraw(db, movedTo(number, visit));
}

/** The new day, told at once and on the day before it. */
export async function tellMovedVisit(
  ports: Ports,
  db: Connection,
  lead: Lead,
  orderNumber: string,
  visit: Schedule,
): Promise<void> {
  const { messages, outbox } = ports.repositories;
  const once = movedTo(orderNumber, visit);
  // It may have been moved here, away, and here again.
  await outbox.withdraw(db, once);
  const to = { email: lead.email, phone: lead.phone };
  const data = { orderNumber, ...visit, address: addressOf(lead), followUrl: followUrl(ports.siteUrl) };
  await messages.put(db, { kind: 'visit-moved', to, leadId: lead.id, once, data }, ports.clock());
  await remindOfVisit(ports, db, lead, orderNumber, visit);
}

/** Decree 7.962 of 2013: whoever withdraws has it confirmed at once. */
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
