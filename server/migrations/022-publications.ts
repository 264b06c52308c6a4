import type { Connection, Database } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Published catalogue versions, the draft, and ids of changed offers. */
export async function up(db: Connection, database: Database): Promise<void> {
  await withColumns(
    db.schema.createTable('publication_drafts').addColumn('name', 'text', (column) => column.primaryKey()),
    { version: 'integer', based_on: 'integer', ...textColumns('body', 'edited_by', 'edited_at') },
    {},
  ).execute();
  await withColumns(
    db.schema.createTable('publications').addColumn('version', 'integer', (column) => column.primaryKey()),
    textColumns('body', 'note', 'author', 'published_at'),
    { restores: 'integer' },
  ).execute();
  await withColumns(
    db.schema.createTable('published_offers').addColumn('id', 'integer', (column) => column.primaryKey()),
    textColumns('terms', 'offer_code'),
    {},
  ).execute();
  await db.schema
    .createIndex('published_offers_by_terms')
    .on('published_offers')
    .column('terms')
    .unique()
    .execute();
  await database.notifyOnChange(db, 'publications');
}
