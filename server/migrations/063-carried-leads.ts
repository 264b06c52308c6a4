import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Leads on their way from the site to a channel, by a code, or back, by a link. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('carried_leads').addColumn('code_hash', 'text', (column) => column.primaryKey()),
    textColumns('lead_id', 'ends_at'),
    textColumns('used_by'),
  ).execute();
  await db.schema.createIndex('carried_leads_by_lead').on('carried_leads').column('lead_id').execute();
}
