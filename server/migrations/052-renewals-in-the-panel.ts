import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Search index of renewals, as keyed hashes; `fill-renewal-terms.ts` backfills older ones. */
export async function up(db: Connection): Promise<void> {
  await db.schema.alterTable('renewal_orders').addColumn('searchable', 'integer').execute();
  await db.schema
    .createIndex('renewal_orders_not_searchable')
    .on('renewal_orders')
    .column('number')
    .where(sql<boolean>`searchable is null`)
    .execute();
  await db.schema
    .createIndex('renewal_orders_by_moment')
    .on('renewal_orders')
    .columns(['created_at', 'number'])
    .execute();
  await withColumns(
    db.schema
      .createTable('renewal_terms')
      .addColumn('order_number', 'text', (column) =>
        column.notNull().references('renewal_orders.number').onDelete('cascade'),
      ),
    textColumns('term'),
    {},
  )
    .addPrimaryKeyConstraint('renewal_terms_key', ['term', 'order_number'])
    .execute();
}
