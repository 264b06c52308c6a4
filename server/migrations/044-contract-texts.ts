import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Accepted contract texts; `fill-contract-versions.ts` backfills older orders. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('contract_texts').addColumn('version', 'text', (column) => column.primaryKey()),
    textColumns('clauses', 'since'),
    {},
  ).execute();
  await db.schema.alterTable('orders').addColumn('contract_version', 'text').execute();
  await db.schema
    .createIndex('orders_without_contract')
    .on('orders')
    .column('number')
    .where(sql<boolean>`contract_version is null`)
    .execute();
}
