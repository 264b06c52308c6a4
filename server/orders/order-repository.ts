import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import { isOrderEnd, orderEnds } from '../../src/contract/order-end.ts';
import { toJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import type { Lead } from '../leads/lead.ts';
import { markOrdered } from '../leads/lead-words.ts';
import { noteWon } from '../leads/lead-work-repository.ts';
import { touchColumns } from '../measurement/touch.ts';
import { orderNumber } from '../protection/order-number.ts';
import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import type { Webhooks } from '../webhooks/webhook-repository.ts';
import { keepContract } from './contract-texts.ts';
import { tellChanged, tellPlaced } from './order-events.ts';
import { historyOf, noteHistory, type OrderHistoryEntry } from './order-history.ts';
import type { OrderEvent } from './order-states.ts';
import { equalKey, type OrderChange, type PlacedOrder, toOrder } from './placed-order.ts';
import { soldColumns } from './sold-columns.ts';

interface NewOrder
  extends Omit<
    PlacedOrder,
    'number' | 'priceCents' | 'state' | 'createdAt' | 'externalNumber' | 'contractVersion' | 'sellerId'
  > {
  household: string;
  schedules: Schedule[] | null;
}

/** What happened although the state stayed, and the columns that it replaces. */
export interface OrderMended extends Pick<OrderChange, 'operatorId'> {
  readonly what: OrderEvent;
  readonly reason: string | null;
  readonly plan?: ListedPlan;
  readonly household?: string | null;
}

/** Enqueues the handover of an order, as it was placed or as it was mended. */
export type PutHandover = (
  db: Connection,
  order: Pick<PlacedOrder, 'number' | 'leadId'> & { readonly revision: number },
  now: Date,
) => Promise<void>;

export interface Orders {
  /** Idempotent per lead: a second call returns the first order. */
  place(db: Connection, order: NewOrder, now: Date): Promise<PlacedOrder>;
  ofLead(db: Connection, leadId: string): Promise<PlacedOrder | undefined>;
  withContact(
    db: Connection,
    number: string,
  ): Promise<{ order: PlacedOrder; contact: Pick<Lead, 'phone' | 'email'> } | undefined>;
  /** The newest order among the held order numbers and leads. */
  newestOf(db: Connection, held: readonly string[]): Promise<PlacedOrder | undefined>;
  /** Locks the row until the transaction ends. */
  findForChange(db: Connection, number: string): Promise<PlacedOrder | undefined>;
  change(db: Connection, order: PlacedOrder, change: OrderChange, now: Date): Promise<void>;
  /** Also hands the order over again. */
  mend(db: Connection, order: PlacedOrder, mended: OrderMended, now: Date): Promise<void>;
  /** Stores the number in the carrier's system. */
  noteExternalNumber(db: Connection, number: string, external: string): Promise<void>;
  /** Notes who sold an order. */
  noteSeller(db: Connection, number: string, sellerId: string): Promise<void>;
  /** Takes the seller back whom the work on this lead gave an order, unless that on another lead names it as well. */
  takeSellerBack(db: Connection, number: string, leadId: string): Promise<void>;
  history(db: Connection, number: string): Promise<OrderHistoryEntry[]>;
  /**
   * Locks the household and returns its active orders, so that concurrent orders cannot both pass the duplicate
   * check.
   */
  active(db: Connection, household: string, now: Date): Promise<PlacedOrder[]>;
  /** Keyed hash of document and address. */
  householdKey(text: string): string;
}

/** Receivers that are notified in the order's transaction. */
interface Listeners {
  readonly webhooks: Webhooks;
  readonly handOver?: PutHandover;
}

export function orderRepository(
  protection: Protection,
  random: Random,
  { webhooks, handOver }: Listeners,
): Orders {
  const select = (db: Connection) => db.selectFrom('orders').selectAll();
  const first = async (query: ReturnType<typeof select>) => {
    const row = await query.executeTakeFirst();
    return row && toOrder(row);
  };
  const update = (db: Connection, number: string) => db.updateTable('orders').where('number', '=', number);
  const ofLead: Orders['ofLead'] = (db, leadId) => first(select(db).where('lead_id', '=', leadId));

  return {
    ofLead,
    place: async (db, order, now) => {
      const number = orderNumber(random);
      const contract_version = await keepContract(db, order.plan, now);
      const row = await db
        .insertInto('orders')
        .values({
          number,
          lead_id: order.leadId,
          protocol: order.protocol,
          ...soldColumns(order.plan, order.directDebit),
          due_date: order.dueDate,
          schedules: toJson(order.schedules),
          created_at: now.toISOString(),
          region: order.region,
          installation_date: order.visit?.date ?? null,
          installation_period: order.visit?.period ?? null,
          household: order.household,
          campaign: order.campaign,
          face: order.face,
          ...touchColumns(order.touches),
          equal_key: equalKey(order.household, order.visit),
          contract_version,
          seller_id: (where) =>
            where.selectFrom('lead_work').select('owner_id').where('lead_id', '=', order.leadId),
        })
        .onConflict((conflict) => conflict.column('lead_id').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (row === undefined)
        return toOrder(await select(db).where('lead_id', '=', order.leadId).executeTakeFirstOrThrow());
      const placed = toOrder(row);
      await markOrdered(db, order.leadId);
      await noteWon(db, order.leadId, number, now);
      const change = { to: 'placed', visit: order.visit, by: 'customer', reason: null } as const;
      await noteHistory(random, db, number, null, change, now);
      await tellPlaced(webhooks, db, placed);
      await handOver?.(db, { ...placed, revision: 0 }, now);
      return placed;
    },
    withContact: async (db, number) => {
      const row = await db
        .selectFrom('orders')
        .innerJoin('leads', 'leads.id', 'orders.lead_id')
        .selectAll('orders')
        .select(['leads.phone', 'leads.email'])
        .where('orders.number', '=', number)
        .executeTakeFirst();
      return row && { order: toOrder(row), contact: { phone: row.phone, email: row.email } };
    },
    newestOf: async (db, held) => {
      if (held.length === 0) return undefined;
      return first(
        select(db)
          .where((where) => where.or([where('number', 'in', held), where('lead_id', 'in', held)]))
          .orderBy('created_at', 'desc'),
      );
    },
    findForChange: (db, number) => first(select(db).where('number', '=', number).forUpdate()),
    change: async (db, order, change, now) => {
      const { number, state, household } = order;
      const hasEnded = isOrderEnd(change.to);
      await update(db, number)
        .set({
          state: change.to,
          installation_date: change.visit?.date ?? null,
          installation_period: change.visit?.period ?? null,
          equal_key: hasEnded || household === null ? null : equalKey(household, change.visit),
        })
        .execute();
      await noteHistory(random, db, number, state, change, now);
      await tellChanged(webhooks, db, order, change, now);
    },
    mend: async (db, order, { plan, household, ...mended }, now) => {
      const { number, state, visit, directDebit } = order;
      const columns = {
        ...(plan && {
          ...soldColumns(plan, directDebit),
          contract_version: await keepContract(db, plan, now),
        }),
        ...(household && { household, equal_key: equalKey(household, visit) }),
      };
      if (Object.keys(columns).length > 0) await update(db, number).set(columns).execute();
      const change = { ...mended, to: state, visit, by: 'operator' as const };
      await noteHistory(random, db, number, state, change, now);
      if (mended.what === 'technician') return;
      await tellChanged(webhooks, db, order, change, now, mended.what);
      await handOver?.(db, { ...order, revision: (await historyOf(db, number)).length }, now);
    },
    noteExternalNumber: async (db, number, external) => {
      await update(db, number).set({ external_number: external }).execute();
    },
    noteSeller: async (db, number, sellerId) => {
      await update(db, number).set({ seller_id: sellerId }).execute();
    },
    takeSellerBack: async (db, number, leadId) => {
      await update(db, number)
        .set({ seller_id: null })
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('lead_work')
                .select('lead_id')
                .where('order_number', '=', number)
                .where('lead_id', '<>', leadId),
            ),
          ),
        )
        .execute();
    },
    history: historyOf,
    active: async (db, household, now) => {
      await db
        .insertInto('order_households')
        .values({ household, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.column('household').doNothing())
        .execute();
      await db
        .selectFrom('order_households')
        .select('household')
        .where('household', '=', household)
        .forUpdate()
        .execute();
      const rows = await select(db)
        .where('household', '=', household)
        .where('state', 'not in', orderEnds)
        .execute();
      return rows.map(toOrder);
    },
    householdKey: (text) => protection.fingerprint(text, 'household'),
  };
}
