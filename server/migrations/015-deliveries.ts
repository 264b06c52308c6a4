import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Delivery attempts, disabled webhook receivers and external order numbers. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema
      .createTable('delivery_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('item_id', 'text', (column) =>
        column.notNull().references('message_outbox.id').onDelete('cascade'),
      ),
    { ...textColumns('at', 'outcome'), milliseconds: 'integer' },
    textColumns('reason'),
  ).execute();
  await db.schema
    .createIndex('delivery_attempts_by_item')
    .on('delivery_attempts')
    .columns(['item_id', 'at'])
    .execute();
  await withColumns(
    db.schema.createTable('gone_webhooks').addColumn('name', 'text', (column) => column.primaryKey()),
    textColumns('url', 'gone_at'),
    {},
  ).execute();
  await db.schema.alterTable('orders').addColumn('external_number', 'text').execute();
}
