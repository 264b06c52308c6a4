import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Browsers from which an operator has signed in, or begun to. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema
      .createTable('operator_devices')
      .addColumn('operator_id', 'text', (column) =>
        column.notNull().references('operators.id').onDelete('cascade'),
      ),
    { ...textColumns('token_hash', 'used_at'), known: 'integer', codes: 'integer' },
    {},
  )
    .addPrimaryKeyConstraint('operator_devices_key', ['token_hash', 'operator_id'])
    .execute();
}
