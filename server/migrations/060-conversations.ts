import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Conversations on WhatsApp, and those of the site in which a person was asked for. */
export async function up(db: Connection): Promise<void> {
  const { schema } = db;
  await withColumns(
    schema.createTable('conversations').addColumn('id', 'text', (column) => column.primaryKey()),
    {
      ...textColumns('channel', 'person_hash', 'contact', 'campaign', 'state', 'created_at', 'updated_at'),
      misunderstood: 'integer',
      stopped: 'integer',
    },
    textColumns(
      'visit',
      'lead_id',
      'operator_id',
      'silent_until',
      'asked_at',
      'answered_at',
      'snoozed_until',
      'outcome',
      'last_in_at',
      'claimed_until',
    ),
  )
    .addUniqueConstraint('conversations_by_person', ['channel', 'person_hash'])
    .execute();
  await withColumns(
    schema
      .createTable('conversation_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('conversation_id', 'text', (column) =>
        column.notNull().references('conversations.id').onDelete('cascade'),
      )
      .addColumn('provider_id', 'text', (column) => column.unique()),
    { position: 'integer', ...textColumns('author', 'body', 'state', 'at', 'changed_at') },
    textColumns('operator_id', 'reason'),
  )
    .addUniqueConstraint('conversation_messages_in_order', ['conversation_id', 'position'])
    .execute();
  for (const [name, table, columns] of [
    ['conversations_by_state', 'conversations', ['state', 'updated_at']],
    ['conversations_by_lead', 'conversations', ['lead_id']],
    ['conversation_messages_by_state', 'conversation_messages', ['state', 'changed_at']],
  ] satisfies [string, string, string[]][])
    await schema.createIndex(name).on(table).columns(columns).execute();
}
