import type { Connection } from '../database/database.ts';

/** Where a lead and its order came from, first and last, in columns that stay: they name nobody. */
export async function up(db: Connection): Promise<void> {
  for (const table of ['leads', 'orders'] as const)
    for (const touch of ['first', 'last'])
      for (const mark of ['source', 'medium', 'utm'])
        await db.schema.alterTable(table).addColumn(`${touch}_${mark}`, 'text').execute();
  for (const mark of ['source', 'medium', 'utm'])
    for (const [table, place] of [
      ['leads', ['status', `last_${mark}`, 'updated_at', 'id']],
      ['orders', [`last_${mark}`, 'created_at', 'number']],
    ] as const)
      await db.schema
        .createIndex(`${table}_by_${mark}`)
        .on(table)
        .columns([...place])
        .execute();
  await db.schema
    .createIndex('orders_by_seller')
    .on('orders')
    .columns(['seller_id', 'created_at', 'number'])
    .execute();
  // Figures of a period read nothing but this index: a lead is too wide to be read by the hundred thousand.
  await db.schema
    .createIndex('leads_begun')
    .on('leads')
    .columns(['created_at', 'status', 'addon', 'face', 'plan_sku', 'state'])
    .columns(['first_source', 'first_medium', 'first_utm', 'last_source', 'last_medium', 'last_utm', 'id'])
    .execute();
}
