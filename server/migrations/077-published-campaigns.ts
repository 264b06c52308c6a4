import type { Connection } from '../database/database.ts';

/** Campaigns made in the panel keep their name after they are taken back. */
export async function up(db: Connection): Promise<void> {
  await db.schema
    .createTable('published_campaigns')
    .addColumn('prefix', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
}
