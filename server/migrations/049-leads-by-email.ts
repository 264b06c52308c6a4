import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** The panel finds an order by the whole e-mail, however it was written. */
export async function leadsByEmail(db: Connection): Promise<void> {
  await db.schema.createIndex('leads_by_email').on('leads').expression(sql`lower(email)`).execute();
}
