import type { Connection, Database } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Sentences that operators taught, what was trained on them, and which version is live. */
export async function up(db: Connection, database: Database): Promise<void> {
  await withColumns(
    db.schema.createTable('taught_rows').addColumn('id', 'text', (column) => column.primaryKey()),
    textColumns('group_id', 'step', 'text', 'act', 'author', 'taught_at'),
    { version: 'integer' },
  ).execute();
  await db.schema
    .createIndex('taught_rows_of_group')
    .on('taught_rows')
    .columns(['group_id', 'step', 'text'])
    .unique()
    .execute();
  await withColumns(
    db.schema
      .createTable('teaching_versions')
      .addColumn('version', 'integer', (column) => column.primaryKey()),
    { ...textColumns('state', 'trained_at', 'report', 'release'), rows: 'integer' },
    textColumns('author', 'published_at', 'weights'),
  ).execute();
  await withColumns(
    db.schema.createTable('teaching').addColumn('name', 'text', (column) => column.primaryKey()),
    { live: 'integer' },
    textColumns('state', 'claim', 'claimed_until', 'author', 'started_at'),
  ).execute();
  await db.insertInto('teaching').values({ name: 'conversation', live: 0 }).execute();
  await database.notifyOnChange(db, 'teaching');
}
