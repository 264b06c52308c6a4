import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** How many calls of a kind somebody made in a window, for all processes together. */
export async function callCounts(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('call_counts').addColumn('key', 'text', (column) => column.primaryKey()),
    { ...textColumns('ends_at'), calls: 'integer' },
    {},
  ).execute();
  await db.schema.createIndex('call_counts_by_end').on('call_counts').column('ends_at').execute();
}
