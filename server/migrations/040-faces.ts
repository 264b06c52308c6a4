import type { Connection } from '../database/database.ts';

/** The face of a lead's last answer and of an order. */
export async function up(db: Connection): Promise<void> {
  for (const table of ['leads', 'orders'] as const)
    await db.schema.alterTable(table).addColumn('face', 'text').execute();
  await db.schema
    .createIndex('leads_by_face')
    .on('leads')
    .columns(['status', 'face', 'updated_at', 'id'])
    .execute();
  await db.schema
    .createIndex('orders_by_face')
    .on('orders')
    .columns(['face', 'created_at', 'number'])
    .execute();
}
