import type { Connection } from '../database/database.ts';

/**
 * Outbox states. Older rows contain only codes that expired after ten minutes: without `due_at` they are never sent,
 * and the next sweep deletes them.
 */
export async function up(db: Connection): Promise<void> {
  const added = (name: string) => db.schema.alterTable('message_outbox').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('message_outbox')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .execute();
  await db.schema
    .alterTable('message_outbox')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['channel', 'once', 'due_at', 'send_until', 'ends_at']) await added(name);
  for (const name of ['claim', 'claimed_at', 'settled_at', 'failure', 'provider_id', 'delivery'])
    await added(name);
  await db.schema
    .createIndex('message_outbox_by_state')
    .on('message_outbox')
    .columns(['state', 'due_at'])
    .execute();
  await db.schema.createIndex('message_outbox_by_end').on('message_outbox').column('ends_at').execute();
  await db.schema
    .createIndex('message_outbox_by_provider')
    .on('message_outbox')
    .column('provider_id')
    .execute();
  await db.schema.createIndex('message_outbox_once').on('message_outbox').column('once').unique().execute();
}
