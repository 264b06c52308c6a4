import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Notes of the team on renewals, and when it carried them out. */
export async function up(db: Connection): Promise<void> {
  await db.schema.alterTable('renewal_orders').addColumn('carried_out_at', 'text').execute();
  for (const [table, columns] of [
    ['renewal_notes', textColumns('operator_id', 'at', 'text')],
    ['renewal_history', textColumns('operator_id', 'at', 'from_state', 'to_state')],
  ] as const) {
    await withColumns(
      db.schema
        .createTable(table)
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('order_number', 'text', (column) => column.notNull().references('renewal_orders.number')),
      columns,
      {},
    ).execute();
    await db.schema.createIndex(`${table}_by_renewal`).on(table).columns(['order_number', 'id']).execute();
  }
}
