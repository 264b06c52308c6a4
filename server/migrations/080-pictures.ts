import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Photos of banners, ready for pages. */
export async function up(db: Connection): Promise<void> {
  const table = db.schema.createTable('pictures').addColumn('name', 'text', (column) => column.primaryKey());
  await withColumns(table, textColumns('content', 'kept_at'), {}).execute();
}
