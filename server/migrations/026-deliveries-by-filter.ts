import type { Connection } from '../database/database.ts';

/** The panel shows messages of one state or one way, the latest first: a few that failed among very many. */
export async function deliveriesByFilter(db: Connection): Promise<void> {
  for (const column of ['state', 'channel'] as const)
    await db.schema
      .createIndex(`message_outbox_of_${column}`)
      .on('message_outbox')
      .columns([column, 'id'])
      .execute();
}
