import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** Orders and renewals are found by the last four characters of their number, as `find-leads.ts` asks. */
export async function up(db: Connection): Promise<void> {
  for (const table of ['orders', 'renewal_orders'])
    await db.schema.createIndex(`${table}_by_end`).on(table).expression(sql`substr(number, 11)`).execute();
}
