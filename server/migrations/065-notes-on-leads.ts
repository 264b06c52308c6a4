import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Notes of the team on leads, the order that came of one, and when the team last sent its link. */
export async function up(db: Connection): Promise<void> {
  for (const column of ['order_number', 'link_sent_at'])
    await db.schema.alterTable('lead_work').addColumn(column, 'text').execute();
  await withColumns(
    db.schema
      .createTable('lead_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade')),
    textColumns('operator_id', 'at', 'text'),
    {},
  ).execute();
  // A status or a day that few leads have would otherwise be looked for in all of them.
  await db.schema.createIndex('lead_work_by_status').on('lead_work').column('status').execute();
  await db.schema.createIndex('lead_work_by_day').on('lead_work').column('next_day').execute();
  await db.schema.createIndex('lead_notes_by_lead').on('lead_notes').columns(['lead_id', 'id']).execute();
}
