import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/**
 * Links for the contact on file, bound to the browser that opens them; the requesting browser of a call; the
 * objection period of renewals.
 */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('contact_links').addColumn('token_hash', 'text', (column) => column.primaryKey()),
    textColumns('purpose', 'subject', 'ends_at'),
    textColumns('opened_by'),
  ).execute();
  await db.schema
    .createIndex('contact_links_by_subject')
    .on('contact_links')
    .columns(['subject', 'purpose'])
    .execute();
  await db.schema.createIndex('contact_links_by_end').on('contact_links').column('ends_at').execute();
  await db.schema.alterTable('call_limits').addColumn('asked_by', 'text').execute();
  await db.schema.alterTable('renewal_orders').addColumn('carried_out_from', 'text').execute();
  await db.schema.alterTable('renewal_orders').addColumn('objected_at', 'text').execute();
}
