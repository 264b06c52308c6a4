import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Sentences that the conversation did not understand, and those before a request for a person. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('left_words').addColumn('id', 'text', (column) => column.primaryKey()),
    textColumns('kind', 'said', 'created_at'),
    textColumns('step', 'protocol', 'addon', 'treated_at'),
  ).execute();
  await db.schema
    .createIndex('left_words_by_treatment')
    .on('left_words')
    .columns(['treated_at', 'id'])
    .execute();
}
