import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Rate-limit counters shared by all processes. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('call_counts').addColumn('key', 'text', (column) => column.primaryKey()),
    { ...textColumns('ends_at'), calls: 'integer' },
    {},
  ).execute();
  await db.schema.createIndex('call_counts_by_end').on('call_counts').column('ends_at').execute();
}
