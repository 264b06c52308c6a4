import type { Connection } from '../database/database.ts';

/** Index for the calendar: visits by region and day. */
export async function up(db: Connection): Promise<void> {
  await db.schema
    .createIndex('orders_by_visit')
    .on('orders')
    .columns(['region', 'installation_date', 'installation_period', 'number'])
    .execute();
}
