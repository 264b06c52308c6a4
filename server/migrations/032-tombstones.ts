import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Hashes of erased lead ids. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('erased_leads').addColumn('id_hash', 'text', (column) => column.primaryKey()),
    textColumns('erased_at'),
    {},
  ).execute();
}
