import { handOverRenewal } from '../../src/contract/services/orders.ts';
import type { Database } from '../database/database.ts';
import type { ServiceClient } from '../gateways/service-client.ts';
import { handoverContent, handoverItem } from '../orders/handover/handover-item.ts';
import type { OutboxItem, Outcome, Sender } from '../outbox/outbox-item.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import type { PlacedRenewal } from './placed-renewal.ts';
import type { PutRenewalHandover, Renewals } from './renewal-repository.ts';

export const putRenewalHandover =
  (outbox: Outbox): PutRenewalHandover =>
  async (db, number, from, now) => {
    await outbox.put(db, handoverItem({ kind: 'renewal-handover', number, leadId: null, dueAt: from }), now);
  };

interface Parts {
  readonly service: ServiceClient;
  readonly database: Database;
  readonly renewals: Renewals;
}

/** Hands over renewals, with the order number as idempotency key. */
export function renewalHandoverSender({ service, database, renewals }: Parts): Sender {
  return async (item: OutboxItem): Promise<Outcome> => {
    const { orderNumber } = handoverContent.parse(item.data);
    const order = await database.read((db) => renewals.placed(db, orderNumber));
    if (order === undefined) return { kind: 'refused', reason: 'order not found' };
    if (order.objectedAt !== null) return { kind: 'taken', reason: 'objected' };
    const asked = await service.ask(handOverRenewal, bodyOf(order), orderNumber);
    return asked.kind === 'down'
      ? { kind: 'not-taken', reason: asked.reason }
      : { kind: 'taken', reason: 'http 200' };
  };
}

function bodyOf({ orderNumber, placedAt, plan, priceCents, directDebit, renewal }: PlacedRenewal) {
  const { cpf, name, present } = renewal.record;
  return {
    orderNumber,
    protocol: renewal.protocol,
    placedAt,
    plan: { id: plan.id, sku: plan.sku, name: plan.plan },
    priceCents,
    directDebit,
    customer: { cpf, name, presentPlan: present.plan },
  };
}
