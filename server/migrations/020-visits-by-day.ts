import type { Connection } from '../database/database.ts';

/** The calendar asks for the visits of a region on a day. */
export async function visitsByDay(db: Connection): Promise<void> {
  await db.schema
    .createIndex('orders_by_visit')
    .on('orders')
    .columns(['region', 'installation_date', 'installation_period', 'number'])
    .execute();
}
