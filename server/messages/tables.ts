import type { QueuedColumns } from '../queues/queue-tables.ts';

interface SupportRequestTable extends QueuedColumns {
  id: string;
  telephone: string;
  addon: string | null;
  tracking: string | null;
  created_at: string;
}

export interface MessageTables {
  support_requests: SupportRequestTable;
  /** `asked_by` is the keyed hash of the browser. */
  call_limits: { telephone: string; asked_at: string; asked_by: string | null };
  /** Opt-outs from offers, by keyed hash of the e-mail. */
  message_stops: { contact_hash: string; stopped_at: string };
}
