import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

const tables = ['support_requests', 'reviews', 'no_coverage_leads', 'left_words'] as const;

/**
 * An index of the waiting items by their turn instead of their age, and one of the treated items alone: SQLite would
 * read the waiting ones from it as well, and sort them.
 */
export async function up(db: Connection): Promise<void> {
  for (const table of tables) {
    for (const old of ['waiting', 'by_treatment']) await db.schema.dropIndex(`${table}_${old}`).execute();
    await db.schema
      .createIndex(`${table}_treated`)
      .on(table)
      .columns(['treated_at', 'id'])
      .where(sql<boolean>`treated_at is not null`)
      .execute();
    await db.schema
      .createIndex(`${table}_by_turn`)
      .on(table)
      .expression(sql`coalesce(call_after, attempted_at, created_at)`)
      .column('id')
      .where(
        table === 'no_coverage_leads'
          ? sql<boolean>`treated_at is null and (phone is not null or email is not null)`
          : sql<boolean>`treated_at is null`,
      )
      .execute();
  }
}
