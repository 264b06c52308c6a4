import { type RawBuilder, sql } from 'kysely';
import { addDays, mondayOf, startOfDay } from '../../src/brazil/calendar-days.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import { faceNames } from '../../src/contract/measurement/event-properties.ts';
import { channelOf } from '../../src/contract/measurement/touch.ts';
import { isOrderEnd } from '../../src/contract/order-end.ts';
import {
  type Cohort,
  cohortWeeks,
  type Reconciled,
  type Sales,
  type SalesBy,
  type SalesRow,
} from '../../src/contract/panel/figures.ts';
import { betweenDays } from '../database/between-days.ts';
import type { Connection } from '../database/database.ts';
import { byPhone } from './event-counts.ts';
import { nothingSold, soldSums, soldTogether, sumIf } from './sold-sums.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

export function periodBefore({ from, to }: Period): Period {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** The column of each table by which sales are told apart; a lead has no state of an order. A channel is read of the face, a day of the moment. */
const columns: Readonly<Record<SalesBy, readonly [ofLead: string | null, ofOrder: string]>> = {
  source: ['source', 'source'],
  medium: ['medium', 'medium'],
  utm: ['utm', 'utm'],
  channel: ['face', 'face'],
  campaign: ['addon', 'campaign'],
  face: ['face', 'face'],
  seller: ['owner_id', 'seller_id'],
  plan: ['plan_sku', 'plan_sku'],
  region: ['state', 'region'],
  state: [null, 'state'],
  day: ['created_at', 'created_at'],
  week: ['created_at', 'created_at'],
};

interface Asked extends Period {
  readonly by: SalesBy;
  readonly touch: 'first' | 'last';
}

const isTouch = (by: SalesBy) => by === 'source' || by === 'medium' || by === 'utm';
const isTime = (by: SalesBy) => by === 'day' || by === 'week';

function valueIn(column: string | null, { by, touch }: Asked): RawBuilder<string> {
  if (column === null) return sql`''`;
  if (isTime(by)) return dayText(column);
  return sql`coalesce(${sql.ref(isTouch(by) ? `${touch}_${column}` : column)}, '')`;
}

const isNow = (from: string) => sql<number>`case when created_at >= ${startOfDay(from)} then 1 else 0 end`;

const nothing: Sales = { begun: 0, ordered: 0, ...nothingSold };

const added = (one: Sales, other: Partial<Sales>): Sales => ({
  begun: one.begun + (other.begun ?? 0),
  ordered: one.ordered + (other.ordered ?? 0),
  ...soldTogether(one, { ...nothingSold, ...other }),
});

/** Leads, orders and money by a value, beside the period before; from the records alone. */
export async function salesRows(db: Connection, asked: Asked): Promise<SalesRow[]> {
  const { by, from, to } = asked;
  const [ofLead, ofOrder] = columns[by];
  const span = { from: periodBefore(asked).from, to };
  const leads = await db
    .selectFrom('leads')
    .$if(by === 'seller', (query) => query.leftJoin('lead_work', 'lead_work.lead_id', 'leads.id'))
    .select([valueIn(ofLead, asked).as('value'), isNow(from).as('now')])
    .select(({ fn }) => [fn.countAll().as('begun'), sumIf(sql`leads.status = 'finished'`).as('ordered')])
    .where(({ and }) => and(betweenDays('created_at', span)))
    .groupBy(sql`1, 2`)
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select([valueIn(ofOrder, asked).as('value'), isNow(from).as('now')])
    .select(soldSums)
    .where(({ and }) => and(betweenDays('created_at', span)))
    .groupBy(sql`1, 2`)
    .execute();
  const rows = new Map<string, SalesRow>(timesOf(asked).map((time) => [time, rowOf(time)]));
  for (const { value, now, ...numbers } of [...leads, ...orders]) {
    const name = nameOf(value, asked);
    const row = rows.get(name) ?? rowOf(name);
    const part = Number(now) === 1 ? 'now' : 'before';
    const read = Object.fromEntries(Object.entries(numbers).map(([key, many]) => [key, Number(many)]));
    rows.set(name, { ...row, [part]: added(row[part], read) });
  }
  const found = by === 'seller' ? await withNames(db, [...rows.values()]) : [...rows.values()];
  if (isTime(by)) return found.sort((one, other) => (one.value < other.value ? -1 : 1));
  return found.sort((one, other) => other.now.orders - one.now.orders || other.now.begun - one.now.begun);
}

const rowOf = (value: string): SalesRow => ({ value, name: null, now: nothing, before: nothing });

/** A day of the period before stands for the one at its place in this; a week begins with the period. */
function nameOf(value: string, { by, from, to }: Asked): string {
  if (by === 'channel') return channelOf(value);
  if (!isTime(by)) return value;
  const day = readDay(value);
  const place = day < from ? daysBetween(periodBefore({ from, to }).from, day) : daysBetween(from, day);
  return addDays(from, by === 'day' ? place : place - (place % 7));
}

/** More points are no curve. */
const mostTimes = 400;

/** The days or weeks of a period, of which some had no trade. */
function timesOf({ by, from, to }: Asked): string[] {
  const span = by === 'week' ? 7 : 1;
  const many = isTime(by) ? Math.max(0, Math.floor(daysBetween(from, to) / span) + 1) : 0;
  return Array.from({ length: many > mostTimes ? 0 : many }, (_, place) => addDays(from, place * span));
}

async function withNames(db: Connection, rows: readonly SalesRow[]): Promise<SalesRow[]> {
  const operators = await db.selectFrom('operators').select(['id', 'name']).execute();
  const names = new Map(operators.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, name: names.get(row.value) ?? null }));
}

export const totalOf = (rows: readonly SalesRow[]) => ({
  now: rows.reduce((sum, { now }) => added(sum, now), nothing),
  before: rows.reduce((sum, { before }) => added(sum, before), nothing),
});

export const manyIn = (days: readonly { many: number }[]): number =>
  days.reduce((sum, { many }) => sum + many, 0);

/** The day in Brasília of a moment, which is three hours behind: a dash stands for the day before. */
const dayText = (column: string) => {
  const at = sql.ref(column);
  return sql<string>`substr(${at}, 1, 10) || case when substr(${at}, 12, 2) < '03' then '-' else '' end`;
};

const readDay = (text: string): string => (text.endsWith('-') ? addDays(text.slice(0, 10), -1) : text);

export async function placedByDay(db: Connection, table: 'renewal_orders' | 'leads', period: Period) {
  const rows = await db
    .selectFrom(table)
    .select([dayText('created_at').as('day')])
    .select(({ fn }) => fn.countAll().as('many'))
    .where(({ and }) => and(betweenDays('created_at', period)))
    .groupBy(sql`1`)
    .execute();
  const days = new Map<string, number>();
  for (const { day, many } of rows) days.set(readDay(day), (days.get(readDay(day)) ?? 0) + Number(many));
  return [...days].map(([day, many]) => ({ day, many }));
}

/**
 * The records of a period beside what events say of it; what has no browser is told apart by its channel. An order by
 * phone has one if the customer confirmed it there.
 */
export async function reconcile(db: Connection, period: Period): Promise<Reconciled[]> {
  const rows = await salesRows(db, { ...period, by: 'channel', touch: 'last' });
  const renewals = manyIn(await placedByDay(db, 'renewal_orders', period));
  const counts = await db
    .selectFrom('event_counts')
    .select(['name', 'subject', 'detail'])
    .select(({ fn }) => fn.sum('many').as('total'))
    .where('dimension', '=', 'face')
    .where('value', 'in', faceNames)
    .where('name', 'in', ['order_placed', 'coverage_found'])
    .where('detail', 'in', ['', byPhone, 'covered'])
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .groupBy(['name', 'subject', 'detail'])
    .execute();
  const told = (name: string, isMeant: (count: (typeof counts)[number]) => boolean) =>
    counts.reduce((sum, row) => sum + (row.name === name && isMeant(row) ? Number(row.total) : 0), 0);
  const recorded = (number: 'begun' | 'orders') => {
    const of = (channel: string) => rows.find(({ value }) => value === channel)?.now[number] ?? 0;
    return { records: totalOf(rows).now[number], whatsapp: of('whatsapp'), phone: of('phone') };
  };
  const isRenewal = ({ subject }: { subject: string }) => subject === 'renewal';
  const orders = recorded('orders');
  const confirmed = told('order_placed', ({ detail }) => detail === byPhone);
  return [
    { what: 'leads', ...recorded('begun'), events: told('coverage_found', () => true) },
    {
      ...{ what: 'orders', ...orders, phone: Math.max(0, orders.phone - confirmed) },
      events: told('order_placed', (one) => !isRenewal(one)),
    },
    {
      ...{ what: 'renewals', records: renewals, whatsapp: 0, phone: 0 },
      events: told('order_placed', isRenewal),
    },
  ];
}

const cohort = (week: string): Cohort => ({
  ...{ week, begun: 0, installed: 0, ended: 0 },
  ordered: [0, 0, 0, 0],
});

/** What became of the leads of each week. */
export async function cohortsOf(db: Connection, { from, to }: Period): Promise<Cohort[]> {
  const weeksOf = { from: mondayOf(from), to };
  const ordered = await db
    .selectFrom('leads')
    .innerJoin('orders', 'orders.lead_id', 'leads.id')
    .select([
      dayText('leads.created_at').as('day'),
      dayText('orders.created_at').as('placed'),
      'orders.state',
    ])
    .select(({ fn }) => fn.countAll().as('many'))
    .where(({ and }) => and(betweenDays('leads.created_at', weeksOf)))
    .where('leads.status', '=', 'finished')
    .groupBy(sql`1, 2, 3`)
    .execute();
  const weeks = new Map<string, Cohort>();
  const change = (day: string, how: (known: Cohort) => Partial<Cohort>) => {
    const week = mondayOf(day);
    const known = weeks.get(week) ?? cohort(week);
    weeks.set(week, { ...known, ...how(known) });
  };
  for (const { day, many } of await placedByDay(db, 'leads', weeksOf))
    change(day, ({ begun }) => ({ begun: begun + many }));
  for (const { day, placed, state, many: counted } of ordered) {
    const many = Number(counted);
    change(readDay(day), ({ week, ordered: [zero, one, two, four], installed, ended }) => {
      const by = (after: number) => (readDay(placed) < addDays(week, 7 * (after + 1)) ? many : 0);
      const [first, second, third, fourth] = cohortWeeks;
      return {
        ordered: [zero + by(first), one + by(second), two + by(third), four + by(fourth)],
        installed: installed + (state === 'installed' ? many : 0),
        ended: ended + (isOrderEnd(state) ? many : 0),
      };
    });
  }
  return [...weeks.values()].sort((one, other) => (one.week < other.week ? 1 : -1));
}
