import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Consents and withdrawals with their time and text. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('consent_texts').addColumn('version', 'text', (column) => column.primaryKey()),
    textColumns('purpose', 'text', 'since'),
    {},
  ).execute();
  await withColumns(
    db.schema.createTable('consents').addColumn('id', 'text', (column) => column.primaryKey()),
    { ...textColumns('subject_id', 'purpose', 'text_version', 'at'), given: 'integer' },
    {},
  ).execute();
  await db.schema.createIndex('consents_by_subject').on('consents').columns(['subject_id', 'id']).execute();
}
