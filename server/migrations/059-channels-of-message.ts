import type { Connection } from '../database/database.ts';

/** The channels that a message has left, and when it leaves one. */
export async function up(db: Connection): Promise<void> {
  for (const name of ['move_at', 'spent_channels'])
    await db.schema.alterTable('message_outbox').addColumn(name, 'text').execute();
  await db.schema.createIndex('message_outbox_by_move').on('message_outbox').column('move_at').execute();
  await db.schema.alterTable('delivery_attempts').addColumn('channel', 'text').execute();
}
