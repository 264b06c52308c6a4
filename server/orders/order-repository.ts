import type { Schedule } from '../../src/contract/lead/answers.ts';
import type { ListedPlan } from '../../src/contract/offer/plan.ts';
import { isOrderEnd, orderEnds } from '../../src/contract/order-end.ts';
import { toJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import { markOrdered } from '../leads/lead-words.ts';
import { noteWon } from '../leads/lead-work-repository.ts';
import { touchColumns } from '../measurement/touch.ts';
import { orderNumber } from '../protection/order-number.ts';
import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import type { Webhooks } from '../webhooks/webhook-repository.ts';
import { keepContract } from './contract-texts.ts';
import { tellChanged, tellPlaced } from './order-events.ts';
import { historyOf, noteHistory } from './order-history.ts';
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

/** As a talk knows its customer: by the phone, empty where it is hidden, and by what was begun there. */
export interface Contact {
  readonly phone: string;
  readonly leadId: string | null;
}

const mostOfContact = 5;

/** What happened although the state stayed, and the columns that it replaces. */
export interface OrderAmended extends Pick<OrderChange, 'operatorId'> {
  readonly what: OrderEvent;
  readonly reason: string | null;
  readonly plan?: ListedPlan;
  readonly household?: string | null;
  readonly payment?: Pick<PlacedOrder, 'dueDate' | 'directDebit'>;
}

/** Enqueues the handover of an order, as it was placed or as it was amended. */
export type PutHandover = (
  db: Connection,
  order: Pick<PlacedOrder, 'number' | 'leadId'> & { readonly revision: number },
  now: Date,
) => Promise<void>;

/** Receivers that are notified in the order's transaction. */
interface Listeners {
  readonly webhooks: Webhooks;
  readonly handOver?: PutHandover;
}

export type Orders = ReturnType<typeof orderRepository>;

export function orderRepository(protection: Protection, random: Random, { webhooks, handOver }: Listeners) {
  const select = (db: Connection) => db.selectFrom('orders').selectAll();
  const first = async (query: ReturnType<typeof select>) => {
    const row = await query.executeTakeFirst();
    return row && toOrder(row);
  };
  const update = (db: Connection, number: string) => db.updateTable('orders').where('number', '=', number);
  const ofLead = (db: Connection, leadId: string) => first(select(db).where('lead_id', '=', leadId));

  return {
    ofLead,
    /** Idempotent per lead: a second call returns the first order. */
    place: async (db: Connection, order: NewOrder, now: Date): Promise<PlacedOrder> => {
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
    withContact: async (db: Connection, number: string) => {
      const row = await db
        .selectFrom('orders')
        .innerJoin('leads', 'leads.id', 'orders.lead_id')
        .selectAll('orders')
        .select(['leads.phone', 'leads.email'])
        .where('orders.number', '=', number)
        .executeTakeFirst();
      return row && { order: toOrder(row), contact: { phone: row.phone, email: row.email } };
    },
    newestOf: async (db: Connection, held: readonly string[]): Promise<PlacedOrder | undefined> => {
      if (held.length === 0) return undefined;
      return first(
        select(db)
          .where((where) => where.or([where('number', 'in', held), where('lead_id', 'in', held)]))
          .orderBy('created_at', 'desc'),
      );
    },
    /** Those of a lead, and those whose contact is this phone; the newest first. */
    ofContact: async (db: Connection, { phone, leadId }: Contact): Promise<PlacedOrder[]> => {
      const rows = await db
        .selectFrom('orders')
        .innerJoin('leads', 'leads.id', 'orders.lead_id')
        .selectAll('orders')
        .where((where) =>
          where.or([where('leads.phone', '=', phone || null), where('leads.id', '=', leadId)]),
        )
        .orderBy('orders.created_at', 'desc')
        .limit(mostOfContact)
        .execute();
      return rows.map(toOrder);
    },
    /** Locks the row until the transaction ends. */
    findForChange: (db: Connection, number: string): Promise<PlacedOrder | undefined> =>
      first(select(db).where('number', '=', number).forUpdate()),
    change: async (db: Connection, order: PlacedOrder, change: OrderChange, now: Date): Promise<void> => {
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
    /** Also hands the order over again. */
    amend: async (
      db: Connection,
      order: PlacedOrder,
      { plan, household, payment, ...amended }: OrderAmended,
      now: Date,
    ): Promise<void> => {
      const { number, state, visit, directDebit } = order;
      const columns = {
        ...(plan && {
          ...soldColumns(plan, directDebit),
          contract_version: await keepContract(db, plan, now),
        }),
        ...(payment && { ...soldColumns(order.plan, payment.directDebit), due_date: payment.dueDate }),
        ...(household && { household, equal_key: equalKey(household, visit) }),
      };
      if (Object.keys(columns).length > 0) await update(db, number).set(columns).execute();
      const by = amended.operatorId === undefined ? ('customer' as const) : ('operator' as const);
      const change = { ...amended, to: state, visit, by };
      await noteHistory(random, db, number, state, change, now);
      const { what } = amended;
      // Nothing of the order is another.
      if (what === 'technician' || what === 'payment-asked' || what === 'copied') return;
      await tellChanged(webhooks, db, order, change, now, what);
      await handOver?.(db, { ...order, revision: (await historyOf(db, number)).length }, now);
    },
    /** Stores the number in the carrier's system. */
    noteExternalNumber: async (db: Connection, number: string, external: string): Promise<void> => {
      await update(db, number).set({ external_number: external }).execute();
    },
    noteSeller: async (db: Connection, number: string, sellerId: string): Promise<void> => {
      await update(db, number).set({ seller_id: sellerId }).execute();
    },
    /** Takes the seller back whom the work on this lead gave an order, unless that on another lead names it as well. */
    takeSellerBack: async (db: Connection, number: string, leadId: string): Promise<void> => {
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
    /**
     * Locks the household and returns its active orders, so that concurrent orders cannot both pass the duplicate
     * check.
     */
    active: async (db: Connection, household: string, now: Date): Promise<PlacedOrder[]> => {
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
    /** Keyed hash of document and address. */
    householdKey: (text: string): string => protection.fingerprint(text, 'household'),
  };
}
