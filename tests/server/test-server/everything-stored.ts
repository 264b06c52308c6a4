import type { Database, Tables } from '../../../server/database/database.ts';

const tables: readonly (keyof Tables)[] = [
  'leads',
  'lead_work',
  'lead_notes',
  'no_coverage_leads',
  'orders',
  'support_requests',
  'sentences',
  'sentence_groups',
  'rare_words',
  'rare_word_uses',
  'call_limits',
  'idempotency_keys',
  'reviews',
  'step_up_tries',
  'customers',
  'customer_orders',
  'renewals',
  'renewal_orders',
  'renewal_terms',
  'collaborator_codes',
  'order_codes',
  'message_outbox',
  'conversations',
  'conversation_messages',
  'conversation_media',
  'conversation_drafts',
];

/**
 * The database's content, to compare before and after a refusal. Without capabilities, because their use is recorded.
 */
export async function everythingStored(database: Database): Promise<unknown> {
  const rows = await Promise.all(
    tables.map((table) => database.read((db) => db.selectFrom(table).selectAll().execute())),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]]));
}
