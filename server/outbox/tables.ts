import type { Generated } from 'kysely';

/** Optional columns default to empty; an item without `due_at` is never sent. */
interface OutboxTable {
  id: string;
  kind: string;
  channel: string | null;
  lead_id: string | null;
  /** Encrypted: recipient and content. */
  message: string;
  once: string | null;
  state: string;
  attempts: number;
  due_at: string | null;
  send_until: string | null;
  ends_at: string | null;
  claim: Generated<string | null>;
  claimed_at: Generated<string | null>;
  settled_at: Generated<string | null>;
  failure: Generated<string | null>;
  provider_id: Generated<string | null>;
  delivery: Generated<string | null>;
  move_at: Generated<string | null>;
  /** Channels that were left although they may have delivered it, by spaces. */
  spent_channels: Generated<string | null>;
  request_id: Generated<string | null>;
  created_at: string;
}

interface DeliveryAttemptTable {
  id: string;
  item_id: string;
  at: string;
  milliseconds: number;
  /** The kind of the outcome, or 'undelivered' of what a channel had taken. */
  outcome: string;
  /** A short code: 'http 500', 'smtp 550'. */
  reason: string | null;
  /** Missing in attempts of older versions. */
  channel: string | null;
  /** Encrypted: the beginning of what a system replied. */
  reply: Generated<string | null>;
}

export interface OutboxTables {
  message_outbox: OutboxTable;
  delivery_attempts: DeliveryAttemptTable;
}
