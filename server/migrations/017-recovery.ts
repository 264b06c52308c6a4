import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Recovery messages with their control group, and opt-outs. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema
      .createTable('recoveries')
      .addColumn('lead_id', 'text', (column) =>
        column.primaryKey().references('leads.id').onDelete('cascade'),
      ),
    textColumns('contact_hash', 'arm', 'decided_at'),
    textColumns('ordered_at'),
  ).execute();
  await db.schema
    .createIndex('recoveries_by_contact')
    .on('recoveries')
    .columns(['contact_hash', 'decided_at'])
    .execute();
  await db.schema
    .createIndex('recoveries_by_moment')
    .on('recoveries')
    .columns(['decided_at', 'arm', 'ordered_at'])
    .execute();
  await withColumns(
    db.schema.createTable('message_stops').addColumn('contact_hash', 'text', (column) => column.primaryKey()),
    textColumns('stopped_at'),
    {},
  ).execute();
}
