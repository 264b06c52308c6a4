import { formatMonthly, fromCents } from '../../src/brazil/money.ts';
import { readableMoment } from '../../src/brazil/readable-moment.ts';
import { paymentText } from '../../src/content/messages/order-amended.ts';
import type { CancelCause } from '../../src/contract/cancel-cause.ts';
import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { Connection } from '../database/database.ts';
import type { Lead } from '../leads/lead.ts';
import { leadAddress } from '../leads/lead-address.ts';
import type { MessageData, MessageKind } from '../messages/message-kinds.ts';
import { callOffReminder, toCustomer, visitData } from './announce-order.ts';
import { confirmationData, followUrl } from './confirmation-data.ts';
import type { OrderContext } from './order-context.ts';
import type { PlacedOrder } from './placed-order.ts';

export type TellContext = Pick<OrderContext, 'repositories' | 'clock' | 'siteUrl'>;

interface Changed {
  readonly order: PlacedOrder;
  readonly lead: Lead;
  readonly from?: PlacedOrder['state'];
  readonly cause?: CancelCause | null | undefined;
}

interface Telling {
  /** The deduplication key; without one every change is told. */
  readonly once?: (changed: Changed) => string;
  readonly put: (context: TellContext, db: Connection, changed: Changed, to: Recipient) => Promise<boolean>;
}

type Recipient = Pick<Lead, 'email' | 'phone'>;

const telling = <Kind extends MessageKind>(
  kind: Kind,
  dataOf: (changed: Changed, context: TellContext) => MessageData<Kind>,
  once?: Telling['once'],
): Telling => ({
  ...(once && { once }),
  put: (context, db, changed, to) =>
    context.repositories.messages.put(
      db,
      {
        ...{ kind, data: dataOf(changed, context), to, leadId: changed.lead.id },
        ...(once && { once: once(changed) }),
      },
      context.clock(),
    ),
});

const state = (name: MessageData<'order-state'>['state']): Telling =>
  telling(
    'order-state',
    ({ order, lead, cause }, { siteUrl }) => ({
      ...{ state: name, orderNumber: order.number, visit: order.visit, address: leadAddress(lead) },
      ...{ cause: cause ?? 'other', followUrl: followUrl(siteUrl) },
    }),
    ({ order }) => `${name} ${order.number}`,
  );

const amended = (what: MessageData<'order-mended'>['what'], once?: Telling['once']): Telling =>
  telling(
    'order-mended',
    ({ order, lead }, { siteUrl }) => ({
      ...{ what, orderNumber: order.number, address: leadAddress(lead), followUrl: followUrl(siteUrl) },
      payment: paymentText(order.dueDate, order.directDebit, formatMonthly(fromCents(order.priceCents))),
    }),
    once,
  );

function visitOf({ order: { visit } }: Changed): Schedule {
  if (visit === null) throw new Error('A message about a visit that the order does not have');
  return visit;
}

export const orderMessages = [
  'order-confirmation',
  'order-state',
  'visit-moved',
  'installation-reminder',
  'plan-changed',
  'order-mended',
  'withdrawal-receipt',
] as const satisfies readonly MessageKind[];

const technicianOn = (orderNumber: string, visit: Schedule | null): string =>
  `technician ${orderNumber} ${visit?.date}`;

const movedTo = (orderNumber: string, { date, period }: Schedule): string =>
  `visit-moved ${orderNumber} ${date} ${period}`;

const factsOf = ({ order, lead }: Changed, { siteUrl }: TellContext) =>
  confirmationData(order, { name: lead.name ?? '', address: leadAddress(lead) }, siteUrl);

/** What the customer hears of each change of an order: a kind of message, which has its channels and times. */
const tellings = {
  confirmed: state('confirmed'),
  scheduled: state('scheduled'),
  installed: state('installed'),
  cancelled: state('cancelled'),
  moved: telling(
    'visit-moved',
    (changed, context) => visitData(context, changed.lead, changed.order.number, visitOf(changed)),
    (changed) => movedTo(changed.order.number, visitOf(changed)),
  ),
  // Decree 7.962 of 2013 requires it immediately.
  withdrawn: telling(
    'withdrawal-receipt',
    ({ order, from }, { clock }) => ({
      ...{ orderNumber: order.number, protocol: order.protocol, plan: order.plan.plan },
      ...{ withdrawnOn: readableMoment(clock().toISOString()), wasInstalled: from === 'installed' },
    }),
    ({ order }) => `withdrawal-receipt ${order.number}`,
  ),
  contact: amended('contact'),
  complement: amended('complement', ({ order }) => `complement ${order.number}`),
  payment: amended('payment', ({ order }) => `payment ${order.number}`),
  plan: telling('plan-changed', factsOf, ({ order }) => `plan-changed ${order.number}`),
  technician: amended('technician', ({ order }) => technicianOn(order.number, order.visit)),
} satisfies Record<string, Telling>;

type Change = keyof typeof tellings;

const beforeVisit = ['confirmed', 'scheduled'] as const;
const beforeEnd = [...beforeVisit, 'installed'] as const;

/** Messages that a later change makes untrue; callOffVisit withdraws those about a visit. */
const outdatedBy: Readonly<Partial<Record<Change, readonly (typeof beforeEnd)[number][]>>> = {
  scheduled: ['confirmed'],
  moved: ['scheduled'],
  technician: beforeVisit,
  installed: beforeVisit,
  cancelled: beforeEnd,
  withdrawn: beforeEnd,
};

/**
 * Tells the customer of a change in its transaction. What still waits is called off if it is no longer true, and else
 * tells the order as it is now.
 */
export async function tellCustomer(
  context: TellContext,
  db: Connection,
  change: Change,
  changed: Changed,
  others: readonly Recipient[] = [],
): Promise<void> {
  const { outbox } = context.repositories;
  const { once, put }: Telling = tellings[change];
  for (const name of outdatedBy[change] ?? []) {
    const { once: earlier }: Telling = tellings[name];
    if (earlier) await outbox.withdraw(db, earlier(changed));
  }
  // The same may have been told before; without the withdrawal the message would be deduplicated.
  if (once) await outbox.withdraw(db, once(changed));
  const { visit } = changed.order;
  const facts = { ...factsOf(changed, context), visit, ...visit };
  await outbox.renew(db, changed.lead.id, orderMessages, { facts });
  for (const to of [toCustomer(changed.lead).to, ...others]) await put(context, db, changed, to);
}

/** Cancels pending messages about a visit that was moved, made or cancelled. */
export async function callOffVisit(
  { repositories }: Pick<TellContext, 'repositories'>,
  db: Connection,
  { number, visit }: PlacedOrder,
): Promise<void> {
  if (visit === null) return;
  await callOffReminder(repositories, db, number, visit);
  for (const once of [movedTo(number, visit), technicianOn(number, visit)])
    await repositories.outbox.withdraw(db, once);
}
