import type { Connection } from '../database/database.ts';

/** Where a lead and its order came from, first and last, in columns that stay: they name nobody. */
export async function up(db: Connection): Promise<void> {
  for (const table of ['leads', 'orders'] as const)
    for (const touch of ['first', 'last'])
      for (const mark of ['source', 'medium', 'utm'])
        await db.schema.alterTable(table).addColumn(`${touch}_${mark}`, 'text').execute();
  for (const mark of ['source', 'utm'])
    await db.schema
      .createIndex(`leads_by_${mark}`)
      .on('leads')
      .columns(['status', `last_${mark}`, 'updated_at', 'id'])
      .execute();
  for (const column of ['last_source', 'last_utm', 'seller_id'])
    await db.schema
      .createIndex(`orders_by_${column}`)
      .on('orders')
      .columns([column, 'created_at', 'number'])
      .execute();
}
