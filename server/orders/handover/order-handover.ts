import { isOrderEnd } from '../../../src/contract/order-end.ts';
import { handOverOrder } from '../../../src/contract/services/orders.ts';
import type { AnswerOf, AskedOf } from '../../../src/contract/services/service-call.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { ServiceClient } from '../../gateways/service-client.ts';
import type { Lead } from '../../leads/lead.ts';
import { personOf } from '../../leads/person-of.ts';
import type { OutboxItem, Outcome, Sender } from '../../outbox/outbox-item.ts';
import type { Outbox } from '../../outbox/outbox-repository.ts';
import { type StateContext, setOrderState } from '../change-order.ts';
import type { PutHandover } from '../order-repository.ts';
import { mayBecome } from '../order-states.ts';
import type { PlacedOrder } from '../placed-order.ts';
import { handoverContent, handoverItem, handoverKey } from './handover-item.ts';

export const putHandover =
  (outbox: Outbox): PutHandover =>
  async (db, { number, leadId, revision }, now) => {
    const handover = { kind: 'order-handover', number, leadId, dueAt: now, revision } as const;
    await outbox.put(db, handoverItem(handover), now);
  };

interface Parts extends StateContext {
  readonly service: ServiceClient;
  readonly database: Database;
}

/** Hands over orders that are still active, with the order number as idempotency key, and records the reply. */
export function handoverSender({ service, database, ...context }: Parts): Sender {
  const { orders, leads } = context.repositories;
  return async (item: OutboxItem): Promise<Outcome> => {
    const { orderNumber, revision } = handoverContent.parse(item.data);
    const found = await database.read(async (db) => {
      const known = await orders.withContact(db, orderNumber);
      const lead = known && (await leads.find(db, known.order.leadId));
      return known && lead ? { order: known.order, lead } : undefined;
    });
    if (found === undefined) return { kind: 'refused', reason: 'order not found' };
    const { order, lead } = found;
    if (isOrderEnd(order.state)) return { kind: 'taken', reason: 'order ended' };
    const asked = await service.ask(
      handOverOrder,
      { ...bodyOf(order, lead), revision },
      handoverKey(orderNumber, revision),
    );
    if (asked.kind === 'down') return { kind: 'not-taken', reason: asked.reason };
    await database.write((db) => noteAnswer(context, db, orderNumber, asked.answer));
    return { kind: 'taken', reason: 'http 200' };
  };
}

/** If the order has changed meanwhile, only the external number is recorded. */
async function noteAnswer(
  context: StateContext,
  db: Connection,
  orderNumber: string,
  { number, state }: AnswerOf<typeof handOverOrder>,
): Promise<void> {
  const { orders } = context.repositories;
  await orders.noteExternalNumber(db, orderNumber, number);
  const order = await orders.findForChange(db, orderNumber);
  if (!order || state === undefined || !mayBecome(order.state, state, 'carrier')) return;
  await setOrderState(context, db, order, {
    ...{ to: state, by: 'carrier', reason: 'orders' },
    cause: state === 'cancelled' ? 'other' : null,
  });
}

function bodyOf(order: PlacedOrder, lead: Lead): Omit<AskedOf<typeof handOverOrder>, 'revision'> {
  const { bank_info: account } = lead;
  const { customer, address } = personOf(lead);
  return {
    orderNumber: order.number,
    protocol: order.protocol,
    placedAt: order.createdAt,
    campaign: lead.addon,
    plan: { id: order.plan.id, sku: order.plan.sku, name: order.plan.plan },
    priceCents: order.priceCents,
    dueDay: order.dueDate,
    bank:
      order.directDebit && account
        ? { bank: account.bank, agency: account.agency, account: account.account_number }
        : null,
    customer: {
      ...customer,
      document: customer.document || { kind: 'cpf', number: '' },
      ...{ mothersName: lead.mothers_name, birthDate: lead.birth_date },
    },
    address,
    visit: order.visit,
  };
}
