import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** Index for a case-insensitive search by e-mail. */
export async function up(db: Connection): Promise<void> {
  await db.schema.createIndex('leads_by_email').on('leads').expression(sql`lower(email)`).execute();
}
