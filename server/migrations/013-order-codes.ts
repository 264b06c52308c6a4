import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Codes that open an order instead of its phone ending. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('order_codes').addColumn('number_hash', 'text', (column) => column.primaryKey()),
    { ...textColumns('code_hash', 'expires_at', 'first_sent_at'), tries: 'integer', sent: 'integer' },
    {},
  ).execute();
}
