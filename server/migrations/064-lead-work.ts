import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Who of the shop works on a lead, and who sold an order. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema
      .createTable('lead_work')
      .addColumn('lead_id', 'text', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      ),
    textColumns('status', 'updated_at'),
    textColumns('owner_id', 'outcome', 'next_day'),
  ).execute();
  await db.schema
    .createIndex('lead_work_by_owner')
    .on('lead_work')
    .columns(['owner_id', 'next_day'])
    .execute();
  await db.schema.alterTable('orders').addColumn('seller_id', 'text').execute();
}
