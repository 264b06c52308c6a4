import type { Selectable } from 'kysely';
import type { Schedule } from '../../src/contract/answers.ts';
import { type ListedPlan, plan as planSchema } from '../../src/contract/plan.ts';
import { fromJson, toFlag, toJson } from '../database/column-values.ts';
import type { Connection } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { markOrdered } from '../leads/lead-words.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import type { Webhooks } from '../webhooks/webhook-repository.ts';
import type { PutHandover } from './order-handover.ts';
import { orderNumber } from './order-number.ts';
import { endedStates, type OrderActor, type OrderState } from './order-states.ts';

interface NewOrder {
  leadId: string;
  protocol: string;
  plan: ListedPlan;
  priceCents: number;
  directDebit: boolean;
  dueDate: number;
  schedules: Schedule[] | null;
  region: string | null;
  /** The visit that is booked. */
  visit: Schedule | null;
  household: string;
  /** The first part of the path that it was ordered under, empty without one. */
  campaign: string | null;
}

export interface PlacedOrder {
  number: string;
  leadId: string;
  protocol: string;
  /** The offer as it stood when it was accepted. */
  plan: ListedPlan;
  priceCents: number;
  directDebit: boolean;
  dueDate: number;
  state: OrderState;
  region: string | null;
  visit: Schedule | null;
  household: string | null;
  createdAt: string;
  /** What the operator's own system calls it. */
  externalNumber: string | null;
}

export interface OrderEvent {
  at: string;
  by: OrderActor;
  from: OrderState | null;
  to: OrderState;
  visit: Schedule | null;
  reason: string | null;
}

interface OrderChange {
  to: OrderState;
  visit: Schedule | null;
  by: OrderActor;
  reason: string | null;
}

export interface Orders {
  /** One lead, one order: a second call answers the first one's number. */
  place(db: Connection, order: NewOrder, now: Date): Promise<PlacedOrder>;
  ofLead(db: Connection, leadId: string): Promise<PlacedOrder | undefined>;
  /** The order and the phone on file. */
  withPhone(
    db: Connection,
    number: string,
  ): Promise<{ order: PlacedOrder; phone: string | null } | undefined>;
  /** The last order of those that a browser holds, by their numbers or their leads. */
  newestOf(db: Connection, held: readonly string[]): Promise<PlacedOrder | undefined>;
  /** The same, kept from other writers until the transaction ends. */
  findForChange(db: Connection, number: string): Promise<PlacedOrder | undefined>;
  change(db: Connection, order: PlacedOrder, change: OrderChange, now: Date): Promise<void>;
  /** What the operator's own system calls it. */
  noteExternalNumber(db: Connection, number: string, external: string): Promise<void>;
  history(db: Connection, number: string): Promise<OrderEvent[]>;
  /** Keeps others who order for the same document and address waiting, and answers what was ordered there and has not ended. */
  living(db: Connection, household: string, now: Date): Promise<PlacedOrder[]>;
  /** Names document and address without telling them. */
  householdKey(text: string): string;
}

/** Who hears of an order, with the transaction that it stands in. */
interface Told {
  readonly webhooks: Webhooks;
  readonly handOver?: PutHandover;
}

export function orderRepository(
  protection: Protection,
  random: Random,
  { webhooks, handOver }: Told,
): Orders {
  const select = (db: Connection) => db.selectFrom('orders').selectAll();

  const ofLead = async (db: Connection, leadId: string) => {
    const row = await select(db).where('lead_id', '=', leadId).executeTakeFirst();
    return row && toOrder(row);
  };

  const note = (db: Connection, number: string, from: OrderState | null, change: OrderChange, now: Date) =>
    db
      .insertInto('order_history')
      .values({
        id: timeOrderedId(random, now),
        order_number: number,
        at: now.toISOString(),
        by: change.by,
        from_state: from,
        to_state: change.to,
        installation_date: change.visit?.date ?? null,
        installation_period: change.visit?.period ?? null,
        reason: change.reason,
      })
      .execute();

  const tellPlaced = async (db: Connection, order: PlacedOrder) => {
    const { leadId, number, protocol, region, plan, priceCents, directDebit, dueDate, visit } = order;
    const { addon } = await db
      .selectFrom('leads')
      .select('addon')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow();
    const data = {
      orderNumber: number,
      protocol,
      region,
      campaign: addon,
      plan: { id: plan.id, sku: plan.sku, name: plan.plan },
      priceCents,
      directDebit,
      dueDay: dueDate,
      visit,
      placedAt: order.createdAt,
    };
    await webhooks.tell(db, { name: 'order.placed', data, leadId }, new Date(order.createdAt));
  };

  const tellChanged = (db: Connection, order: PlacedOrder, { to, by, visit }: OrderChange, now: Date) => {
    const { number, protocol, region, leadId } = order;
    const moment = { changedAt: now.toISOString(), previousVisit: order.visit };
    const data = { orderNumber: number, protocol, region, from: order.state, to, by, visit, ...moment };
    return webhooks.tell(db, { name: 'order.changed', data, leadId }, now);
  };

  return {
    ofLead,
    place: async (db, order, now) => {
      const number = orderNumber(random);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('orders')
        .values({
          number,
          lead_id: order.leadId,
          protocol: order.protocol,
          plan_id: order.plan.id,
          plan_sku: order.plan.sku,
          plan: JSON.stringify(order.plan),
          price_cents: order.priceCents,
          direct_debit: toFlag(order.directDebit),
          due_date: order.dueDate,
          schedules: toJson(order.schedules),
          created_at: now.toISOString(),
          region: order.region,
          installation_date: order.visit?.date ?? null,
          installation_period: order.visit?.period ?? null,
          household: order.household,
          campaign: order.campaign,
          equal_key: equalKey(order.household, order.visit),
        })
        .onConflict((conflict) => conflict.column('lead_id').doNothing())
        .executeTakeFirst();
      const placed = await ofLead(db, order.leadId);
      if (!placed) throw new Error('The order that was just placed is not there');
      if (numInsertedOrUpdatedRows === 1n) {
        await markOrdered(db, order.leadId);
        await note(db, number, null, { to: 'placed', visit: order.visit, by: 'customer', reason: null }, now);
        await tellPlaced(db, placed);
        await handOver?.(db, placed, now);
      }
      return placed;
    },
    withPhone: async (db, number) => {
      const row = await db
        .selectFrom('orders')
        .innerJoin('leads', 'leads.id', 'orders.lead_id')
        .selectAll('orders')
        .select('leads.phone')
        .where('orders.number', '=', number)
        .executeTakeFirst();
      return row && { order: toOrder(row), phone: row.phone };
    },
    newestOf: async (db, held) => {
      if (held.length === 0) return undefined;
      const row = await select(db)
        .where((where) => where.or([where('number', 'in', held), where('lead_id', 'in', held)]))
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return row && toOrder(row);
    },
    findForChange: async (db, number) => {
      const row = await select(db).where('number', '=', number).forUpdate().executeTakeFirst();
      return row && toOrder(row);
    },
    change: async (db, order, change, now) => {
      const { number, state, household } = order;
      const hasEnded = endedStates.includes(change.to);
      await db
        .updateTable('orders')
        .set({
          state: change.to,
          installation_date: change.visit?.date ?? null,
          installation_period: change.visit?.period ?? null,
          equal_key: hasEnded || household === null ? null : equalKey(household, change.visit),
        })
        .where('number', '=', number)
        .execute();
      await note(db, number, state, change, now);
      await tellChanged(db, order, change, now);
    },
    noteExternalNumber: async (db, number, external) => {
      await db
        .updateTable('orders')
        .set({ external_number: external })
        .where('number', '=', number)
        .execute();
    },
    history: async (db, number) => {
      const rows = await db
        .selectFrom('order_history')
        .selectAll()
        .where('order_number', '=', number)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        at: row.at,
        by: row.by,
        from: row.from_state,
        to: row.to_state,
        visit: visitOf(row),
        reason: row.reason,
      }));
    },
    living: async (db, household, now) => {
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
        .where('state', 'not in', endedStates)
        .execute();
      return rows.map(toOrder);
    },
    householdKey: (text) => protection.fingerprint(text, 'household'),
  };
}

interface VisitColumns {
  installation_date: string | null;
  installation_period: Schedule['period'] | null;
}

const visitOf = ({ installation_date: date, installation_period: period }: VisitColumns): Schedule | null =>
  date === null || period === null ? null : { date, period };

function toOrder(row: Selectable<Tables['orders']>): PlacedOrder {
  const plan = fromJson(planSchema, row.plan);
  if (plan === null) throw new Error('An order without its offer');
  return {
    number: row.number,
    leadId: row.lead_id,
    protocol: row.protocol,
    plan,
    priceCents: row.price_cents,
    directDebit: row.direct_debit === 1,
    dueDate: row.due_date,
    state: row.state,
    region: row.region,
    visit: visitOf(row),
    household: row.household,
    createdAt: row.created_at,
    externalNumber: row.external_number,
  };
}

/** Two orders of one document at one address for one visit are equal; where no visit is booked, any two are. */
export const equalKey = (household: string, visit: Schedule | null): string =>
  visit === null ? household : `${household} ${visit.date} ${visit.period}`;
