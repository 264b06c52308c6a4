import type { Generated } from 'kysely';
import type { QueuedColumns } from '../queues/queue-tables.ts';

interface SupportRequestTable extends QueuedColumns {
  id: string;
  telephone: string;
  addon: string | null;
  tracking: string | null;
  created_at: string;
}

interface LeftWordsTable extends QueuedColumns {
  id: string;
  kind: string;
  /** One line per message. */
  said: string;
  step: string | null;
  protocol: string | null;
  addon: string | null;
  created_at: string;
  /** The knowledge entry that answers the sentence now. */
  knowledge_entry: Generated<string | null>;
}

export interface MessageTables {
  support_requests: SupportRequestTable;
  /** `asked_by` is the keyed hash of the browser. */
  call_limits: { telephone: string; asked_at: string; asked_by: string | null };
  left_words: LeftWordsTable;
  /** Opt-outs from offers, by keyed hash of the e-mail. */
  message_stops: { contact_hash: string; stopped_at: string };
}
