import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** In which words an order was agreed to. What was ordered before is filled in by `fill-contract-versions.ts`. */
export async function contractTexts(db: Connection): Promise<void> {
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
