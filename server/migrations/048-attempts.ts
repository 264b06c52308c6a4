import type { Connection } from '../database/database.ts';

const tables = ['support_requests', 'reviews', 'no_coverage_leads', 'left_words'] as const;

/** Failed contact attempts of queue items, and the time of the next try. */
export async function up(db: Connection): Promise<void> {
  for (const table of tables) {
    await db.schema.alterTable(table).addColumn('attempts', 'integer').execute();
    for (const column of ['attempted_at', 'call_after'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
  }
}
