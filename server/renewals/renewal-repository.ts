import type { Selectable } from 'kysely';
import type { Plan } from '../../src/contract/offer/plan.ts';
import type { Tracking } from '../../src/contract/tracking.ts';
import { noteConsent } from '../consents/note-consent.ts';
import { linkLives } from '../customers/contact-link-repository.ts';
import type { Customer, CustomerRecord } from '../customers/customer.ts';
import { toJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import { protocolCode } from '../leads/lead-repository.ts';
import { soldColumns } from '../orders/sold-columns.ts';
import { orderNumber } from '../protection/order-number.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import type { Webhooks } from '../webhooks/webhook-repository.ts';
import { type PlacedRenewal, toPlacedRenewal } from './placed-renewal.ts';
import { type Renewal, renewalPlace, toRenewal } from './renewal-row.ts';
import { indexRenewal, renewalTerm } from './renewal-terms.ts';
import type { RenewalOrderTable, RenewalTable } from './tables.ts';

interface Opening {
  customer: Customer;
  cpfHash: string;
  tracking: Tracking | null;
}

interface RenewalOrder {
  number: string;
  createdAt: string;
}

interface Parts {
  protection: Protection;
  random: Random;
  webhooks: Webhooks;
  /** Set if an external system carries out renewals. */
  handOver?: PutRenewalHandover;
}

/** Enqueues the handover of a renewal for the end of its objection period. */
export type PutRenewalHandover = (db: Connection, number: string, from: Date, now: Date) => Promise<void>;

export type Renewals = ReturnType<typeof renewalRepository>;

export function renewalRepository({ protection, random, webhooks, handOver }: Parts) {
  const opened = (row: RenewalTable): Renewal => toRenewal(protection, row);
  const select = (db: Connection, id: string) => db.selectFrom('renewals').selectAll().where('id', '=', id);
  const ordered = (db: Connection) => db.selectFrom('renewal_orders').selectAll();
  const withRenewal = async (db: Connection, row: Selectable<RenewalOrderTable>) =>
    toPlacedRenewal(row, opened(await select(db, row.renewal_id).executeTakeFirstOrThrow()));

  return {
    open: async (
      db: Connection,
      { customer: { id: customerId, ...record }, cpfHash, tracking }: Opening,
      now: Date,
    ): Promise<Renewal> => {
      const id = timeOrderedId(random, now);
      const at = now.toISOString();
      const row: RenewalTable = {
        id,
        version: 1,
        status: 'open',
        protocol: protocolCode(random),
        cpf_hash: cpfHash,
        customer_id: customerId,
        record: protection.seal(JSON.stringify(record), renewalPlace(id)),
        plan_id: null,
        tracking: toJson(tracking) ?? null,
        created_at: at,
        updated_at: at,
      };
      await db.insertInto('renewals').values(row).execute();
      return opened(row);
    },
    find: async (db: Connection, id: string): Promise<Renewal | undefined> => {
      const row = await select(db, id).executeTakeFirst();
      return row && opened(row);
    },
    findForChange: async (db: Connection, id: string): Promise<Renewal | undefined> => {
      const row = await select(db, id).forUpdate().executeTakeFirst();
      return row && opened(row);
    },
    ofDocument: async (db: Connection, cpfHash: string): Promise<Renewal[]> => {
      const rows = await db
        .selectFrom('renewals')
        .selectAll()
        .where('cpf_hash', '=', cpfHash)
        .orderBy('id')
        .execute();
      return rows.map(opened);
    },
    /** Returns the new version. */
    change: async (
      db: Connection,
      renewal: Renewal,
      changes: Partial<Pick<RenewalTable, 'plan_id' | 'status'>>,
      now: Date,
    ): Promise<number> => {
      const version = renewal.version + 1;
      await db
        .updateTable('renewals')
        .set({ ...changes, version, updated_at: now.toISOString() })
        .where('id', '=', renewal.id)
        .execute();
      return version;
    },
    place: async (db: Connection, renewal: Renewal, plan: Plan, now: Date): Promise<RenewalOrder> => {
      const order = { number: orderNumber(random), createdAt: now.toISOString() };
      const carriedOutFrom = new Date(now.getTime() + linkLives.object);
      const directDebit = renewal.record.direct_debit;
      const sold = soldColumns(plan, directDebit);
      await db
        .insertInto('renewal_orders')
        .values({
          number: order.number,
          renewal_id: renewal.id,
          ...sold,
          created_at: order.createdAt,
          carried_out_from: carriedOutFrom.toISOString(),
        })
        .execute();
      await indexRenewal(db, protection, order.number, renewal);
      await noteConsent(db, random, { subjectId: renewal.id, purpose: 'order-terms', given: true }, now);
      const data = {
        orderNumber: order.number,
        protocol: renewal.protocol,
        plan: { id: plan.id, sku: plan.sku, name: plan.plan },
        priceCents: sold.price_cents,
        directDebit,
        placedAt: order.createdAt,
        carriedOutFrom: carriedOutFrom.toISOString(),
      };
      await webhooks.tell(db, { name: 'renewal.placed', data, leadId: null }, now);
      await handOver?.(db, order.number, carriedOutFrom, now);
      return order;
    },
    placed: async (db: Connection, orderNumber: string): Promise<PlacedRenewal | undefined> => {
      const row = await ordered(db).where('number', '=', orderNumber).executeTakeFirst();
      return row && withRenewal(db, row);
    },
    newestOf: async (db: Connection, held: readonly string[]): Promise<PlacedRenewal | undefined> => {
      if (held.length === 0) return undefined;
      const row = await ordered(db)
        .where((where) => where.or([where('number', 'in', held), where('renewal_id', 'in', held)]))
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return row && withRenewal(db, row);
    },
    ofPhone: async (db: Connection, phone: string): Promise<PlacedRenewal[]> => {
      const rows = await ordered(db)
        .where('number', 'in', (where) =>
          where
            .selectFrom('renewal_terms')
            .select('order_number')
            .where('term', '=', renewalTerm(protection, 'phone', phone)),
        )
        .execute();
      return Promise.all(rows.map((row) => withRenewal(db, row)));
    },
    /** Marks the renewal as objected. Returns the customer's record, or undefined for another kind of order. */
    object: async (db: Connection, orderNumber: string, now: Date): Promise<CustomerRecord | undefined> => {
      const objected = await db
        .updateTable('renewal_orders')
        .set({ objected_at: now.toISOString() })
        .where('number', '=', orderNumber)
        .returning('renewal_id')
        .executeTakeFirst();
      const row = objected && (await select(db, objected.renewal_id).executeTakeFirst());
      if (!row) return undefined;
      const { protocol, record } = opened(row);
      const data = { orderNumber, protocol, objectedAt: now.toISOString() };
      await webhooks.tell(db, { name: 'renewal.objected', data, leadId: null, once: orderNumber }, now);
      return record;
    },
    orderOf: async (db: Connection, id: string): Promise<RenewalOrder | undefined> => {
      const row = await db
        .selectFrom('renewal_orders')
        .select(['number', 'created_at'])
        .where('renewal_id', '=', id)
        .executeTakeFirst();
      return row && { number: row.number, createdAt: row.created_at };
    },
  };
}
