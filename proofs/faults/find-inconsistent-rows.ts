import { sql } from 'kysely';
import type { Connection } from '../../server/database/database.ts';
import { parseBrazilianDate, toIsoDate } from '../../src/brazil/date.ts';
import type { ShopDatabase } from './open-shop-database.ts';

/** Queries for inconsistent rows that an atomic transaction cannot leave. */
const signs = {
  'a lead with two orders': sql<Found>`
    select lead_id as id from orders group by lead_id having count(*) > 1`,
  'a finished lead without its order': sql<Found>`
    select id from leads where status = 'finished' and id not in (select lead_id from orders)`,
  'an order whose lead is not finished': sql<Found>`
    select number as id from orders where lead_id not in (select id from leads where status = 'finished')`,
  'an order that is not in its history once': sql<Found>`
    select number as id from orders where 1 <> (
      select count(*) from order_history where order_number = number and from_state is null)`,
  'an order without its confirmation': sql<Found>`
    select number as id from orders
    where not exists (select 1 from message_outbox where once = 'order-confirmation ' || number)`,
  'a key without its answer': sql<Found>`select key as id from idempotency_keys where body = ''`,
};

interface Found {
  id: string;
}

/** With keys on all calls, a lead's version equals its number of answered calls. */
export async function uncountedChanges({ database }: ShopDatabase): Promise<string[]> {
  const { rows } = await database.read((db) =>
    sql<Found>`
      select id from leads where version <> 1 + (
        select count(*) from idempotency_keys where lead_id = leads.id)`.execute(db),
  );
  return rows.map(({ id }) => `a lead with more or fewer changes than answers: ${id}`);
}

export async function findInconsistentRows({ database, isSqlite }: ShopDatabase): Promise<string[]> {
  return database.read(async (db) => {
    const found: string[] = [];
    for (const [sign, query] of Object.entries(signs)) {
      const { rows } = await query.execute(db);
      found.push(...rows.map(({ id }) => `${sign}: ${id}`));
    }
    found.push(...(await miscountedVisits(db)));
    if (isSqlite) found.push(...(await damage(db)));
    return found;
  });
}

async function miscountedVisits(db: Connection): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['region', 'installation_date', 'installation_period'])
    .execute();
  const counted = new Map<string, number>();
  for (const { region, installation_date, installation_period } of orders) {
    const day = parseBrazilianDate(installation_date ?? '');
    if (day === null) continue;
    const place = `${region} ${toIsoDate(day)} ${installation_period}`;
    counted.set(place, (counted.get(place) ?? 0) + 1);
  }
  const slots = await db.selectFrom('installation_slots').selectAll().execute();
  for (const { region, day, period, booked } of slots) {
    const place = `${region} ${day} ${period}`;
    counted.set(place, (counted.get(place) ?? 0) - booked);
  }
  return [...counted].flatMap(([place, many]) =>
    many === 0 ? [] : [`visits miscounted: ${place} by ${many}`],
  );
}

async function damage(db: Connection): Promise<string[]> {
  const { rows } = await sql<Record<string, unknown>>`pragma integrity_check`.execute(db);
  const { rows: orphans } = await sql<Record<string, unknown>>`pragma foreign_key_check`.execute(db);
  return [...rows.filter(({ integrity_check }) => integrity_check !== 'ok'), ...orphans].map(
    (row) => `damage: ${JSON.stringify(row)}`,
  );
}
