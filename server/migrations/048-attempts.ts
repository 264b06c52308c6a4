import type { Connection } from '../database/database.ts';

const tables = ['support_requests', 'reviews', 'no_coverage_leads', 'left_words'] as const;

/** Who was not reached still waits: how often somebody tried, when last, and from when on to try again. */
export async function attempts(db: Connection): Promise<void> {
  for (const table of tables) {
    await db.schema.alterTable(table).addColumn('attempts', 'integer').execute();
    for (const column of ['attempted_at', 'call_after'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
  }
}
