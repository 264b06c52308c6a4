import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Order states, booked visits and households. */
export async function up(db: Connection): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('placed'))
    .execute();
  for (const name of ['region', 'installation_date', 'installation_period', 'household', 'equal_key'])
    await db.schema.alterTable('orders').addColumn(name, 'text').execute();
  await db.schema.createIndex('orders_by_household').on('orders').column('household').execute();
  await db.schema.createIndex('orders_equal').unique().on('orders').column('equal_key').execute();

  await withColumns(
    db.schema
      .createTable('order_history')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('order_number', 'text', (column) => column.notNull().references('orders.number')),
    textColumns('at', 'by', 'to_state'),
    textColumns('from_state', 'installation_date', 'installation_period', 'reason'),
  ).execute();
  await db.schema
    .createIndex('order_history_by_order')
    .on('order_history')
    .columns(['order_number', 'at'])
    .execute();

  await withColumns(
    db.schema.createTable('order_households').addColumn('household', 'text', (column) => column.primaryKey()),
    textColumns('created_at'),
    {},
  ).execute();

  for (const [name, count] of [
    ['installation_slots', 'booked'],
    ['installation_capacity', 'capacity'],
  ] as const)
    await withColumns(
      db.schema.createTable(name),
      { ...textColumns('region', 'day', 'period'), [count]: 'integer' },
      {},
    )
      .addPrimaryKeyConstraint(`${name}_key`, ['region', 'day', 'period'])
      .execute();

  await withColumns(
    db.schema.createTable('order_tries').addColumn('number_hash', 'text', (column) => column.primaryKey()),
    { ...textColumns('tried_at'), failures: 'integer' },
    textColumns('closed_until'),
  ).execute();
}
