import type { Connection } from '../database/database.ts';

/** What was mended of an order, and what its customer reads about a cancellation. */
export async function up(db: Connection): Promise<void> {
  for (const column of ['what', 'cause'])
    await db.schema.alterTable('order_history').addColumn(column, 'text').execute();
}
