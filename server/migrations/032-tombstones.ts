import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Leads that were erased, by the hashes of their ids. */
export async function tombstones(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('erased_leads').addColumn('id_hash', 'text', (column) => column.primaryKey()),
    textColumns('erased_at'),
    {},
  ).execute();
}
