import type { Generated } from 'kysely';
import type { Role } from '../../src/contract/panel/access/rights.ts';
import type { AuditAction, AuditSubject } from '../../src/contract/panel/audit.ts';
import type { Service } from '../../src/contract/panel/outages.ts';

export interface VisitEventTable {
  id: string;
  happened_at: string;
  /** The day in Brasília. */
  day: string;
  /** The event as JSON, without its id and time. */
  event: string;
  /** 1 once the event is included in the counts. */
  counted: number;
}

/** Daily counts of an event, in total and per value of each dimension. */
export interface EventCountTable {
  dimension: string;
  value: string;
  name: string;
  day: string;
  subject: string;
  detail: string;
  many: number;
}

export interface ImportRunTable {
  id: string;
  kind: string;
  /** Unique key that lets only one import run at a time. */
  place: string | null;
  state: string;
  lines: number;
  of_lines: number | null;
  problems: string;
  more: number;
  told: number;
  started_by: string;
  started_at: string;
  /** Last heartbeat of the import process. */
  beat_at: string;
  ended_at: string | null;
  forecast: string | null;
}

/** Columns of a queue item: who has taken it and until when, and its outcome. */
export interface QueuedColumns {
  taken_by: Generated<string | null>;
  taken_until: Generated<string | null>;
  treated_at: string | null;
  treated_by: Generated<string | null>;
  /** While the item waits: the outcome of the last attempt. */
  outcome: Generated<string | null>;
  note: Generated<string | null>;
  attempts: Generated<number | null>;
  attempted_at: Generated<string | null>;
  /** Time of day in Brasília, to the minute. */
  call_after: Generated<string | null>;
}

export interface LeftWordsTable extends QueuedColumns {
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

export interface SupportRequestTable extends QueuedColumns {
  id: string;
  telephone: string;
  addon: string | null;
  tracking: string | null;
  created_at: string;
}

export interface DeliveryAttemptTable {
  id: string;
  item_id: string;
  at: string;
  milliseconds: number;
  outcome: string;
  reason: string | null;
}

export interface ReviewDecisionTable {
  id: string;
  review_id: string;
  at: string;
  by: string;
  decision: string;
  note: string | null;
}

export interface ReviewTable extends QueuedColumns {
  id: string;
  lead_id: string;
  message: string | null;
  created_at: string;
  /** Keyed hashes of the refused document and identity. */
  document_key: Generated<string | null>;
  identity_key: Generated<string | null>;
  /** The last manual decision. */
  decision: Generated<string | null>;
  decided_at: Generated<string | null>;
}

/** Optional columns default to empty; an item without `due_at` is never sent. */
export interface OutboxTable {
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
  request_id: Generated<string | null>;
  created_at: string;
}

export interface RecoveryTable {
  lead_id: string;
  /** Keyed hash of the e-mail: groups several leads of one person. */
  contact_hash: string;
  arm: 'sent' | 'held';
  decided_at: string;
  ordered_at: string | null;
}

export interface OperatorTable {
  id: string;
  email: string;
  name: string;
  role: Role;
  password_hash: string;
  /** Encrypted TOTP secret. */
  code_secret: string | null;
  code_step: number;
  created_at: string;
  disabled_at: string | null;
}

export interface ServiceOutageTable {
  service: Service;
  /** Start of the hour, '2026-11-22T14'. */
  hour: string;
  last_at: string;
  reason: string;
  times: number;
}

export interface AuditLogTable {
  id: string;
  at: string;
  operator_id: string;
  action: AuditAction;
  subject: AuditSubject;
  subject_id: string;
  detail: string;
}
