import type { Connection } from '../database/database.ts';

/** Indexes for the panel's filters, which find a few failed messages among many. */
export async function up(db: Connection): Promise<void> {
  for (const column of ['state', 'channel'] as const)
    await db.schema
      .createIndex(`message_outbox_of_${column}`)
      .on('message_outbox')
      .columns([column, 'id'])
      .execute();
}
