import type { ColumnType, Generated } from 'kysely';
import type { Period } from '../../src/contract/answers.ts';
import type { AuditAction, AuditSubject } from '../../src/contract/panel/audit.ts';
import type { Role } from '../../src/contract/panel/rights.ts';
import type { SentCode } from '../access/sent-code.ts';
import type { LeadRow } from '../leads/lead-columns.ts';
import type { OrderActor, OrderState } from '../orders/order-states.ts';

/** The tables as both databases hold them: text, whole numbers, 0 and 1; times as ISO text in UTC. */
export interface Tables {
  migrations: { name: string; applied_at: string };
  settings: { name: string; value: string };
  leads: LeadRow;
  no_coverage_leads: NoCoverageLeadTable;
  orders: OrderTable;
  support_requests: SupportRequestTable;
  call_limits: { telephone: string; asked_at: string };
  idempotency_keys: IdempotencyKeyTable;
  lead_access: LeadAccessTable;
  step_up_tries: StepUpTable;
  no_coverage_step_ups: StepUpTable;
  reviews: ReviewTable;
  customers: CustomerTable;
  customer_tries: { cpf_hash: string; failures: number; closed_until: string | null; tried_at: string };
  /** What a customer has ordered as a customer: the same cannot be ordered again for a year. */
  customer_orders: { kind: string; cpf_hash: string; order_number: string; created_at: string };
  renewals: RenewalTable;
  renewal_orders: RenewalOrderTable;
  collaborator_codes: CollaboratorCodeTable;
  message_outbox: OutboxTable;
  coverage_ranges: CoverageRangeTable;
  left_words: LeftWordsTable;
  operators: OperatorTable;
  operator_sessions: { token_hash: string; operator_id: string; created_at: string; used_at: string };
  /** By keyed hashes of e-mails and addresses. */
  sign_in_attempts: { key: string; attempts: number; since: string };
  audit_log: AuditLogTable;
  /** The words of a lead's name, to find it by; `ordered` is 1 once it has become an order. */
  lead_words: { lead_id: string; word: string; ordered: number };
  order_notes: { id: string; order_number: string; operator_id: string; at: string; text: string };
  /** `search` is the filter as JSON. */
  saved_views: {
    id: string;
    operator_id: string;
    area: string;
    name: string;
    search: string;
    created_at: string;
  };
  order_history: OrderHistoryTable;
  /** One row for each document at each address that ever ordered: whoever orders there waits for it. */
  order_households: { household: string; created_at: string };
  import_runs: ImportRunTable;
  recoveries: RecoveryTable;
  /** Who wants no offers, by the keyed hash of the e-mail. */
  message_stops: { contact_hash: string; stopped_at: string };
  live_topics: { topic: string; version: number };
  installation_slots: { region: string; day: string; period: string; booked: number };
  installation_capacity: { region: string; day: string; period: string; capacity: number };
  order_tries: { number_hash: string; failures: number; closed_until: string | null; tried_at: string };
  visit_events: VisitEventTable;
  event_counts: EventCountTable;
  order_codes: SentCode & { number_hash: string };
  document_verdicts: DocumentVerdictTable;
  delivery_attempts: DeliveryAttemptTable;
  gone_webhooks: { name: string; url: string; gone_at: string };
  review_decisions: ReviewDecisionTable;
  publication_drafts: {
    name: string;
    version: number;
    /** The version that it lies over. */
    based_on: number;
    body: string;
    edited_by: string;
    edited_at: string;
  };
  /** The newest one counts. */
  publications: {
    version: number;
    body: string;
    note: string;
    author: string;
    published_at: string;
    /** The older version that it says again. */
    restores: number | null;
  };
  /** The id and the code that an offer takes with its terms, once and for all. */
  published_offers: { id: number; terms: string; offer_code: string };
}

interface VisitEventTable {
  id: string;
  happened_at: string;
  /** In Brasília. */
  day: string;
  /** The event, without its id and moment. */
  event: string;
  /** 1 once it stands in the counts. */
  counted: number;
}

/** How often something happened in a day, for everybody and for each value of a dimension. */
export interface EventCountTable {
  dimension: string;
  value: string;
  name: string;
  day: string;
  subject: string;
  detail: string;
  many: number;
}

interface ImportRunTable {
  id: string;
  kind: string;
  /** Only one import at a time holds it. */
  place: string | null;
  state: string;
  lines: number;
  of_lines: number | null;
  problems: string;
  more: number;
  told: number;
  started_by: string;
  started_at: string;
  /** When its process last said that it is at work. */
  beat_at: string;
  ended_at: string | null;
}

/** Of what waits for a person: who has taken it until when, and what came of it. */
interface QueuedColumns {
  taken_by: Generated<string | null>;
  taken_until: Generated<string | null>;
  treated_at: string | null;
  treated_by: Generated<string | null>;
  outcome: Generated<string | null>;
  note: Generated<string | null>;
}

interface LeftWordsTable extends QueuedColumns {
  id: string;
  kind: string;
  /** A line for each message. */
  said: string;
  step: string | null;
  protocol: string | null;
  addon: string | null;
  created_at: string;
  /** The entry of the knowledge that answers it now. */
  knowledge_entry: Generated<string | null>;
}

interface StepUpTable {
  lead_id: string;
  failures: number;
  closed_until: string | null;
}

interface AddressColumns {
  cep: string | null;
  number: string | null;
  is_block_allotment: number;
  block_number: string | null;
  allotment_number: string | null;
  address: string | null;
  neighborhood: string | null;
  city: string;
  state: string;
}

interface NoCoverageLeadTable extends AddressColumns, QueuedColumns {
  id: string;
  protocol: string;
  plan_id: number | null;
  addon: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  accept_information: number;
  tracking: string | null;
  created_at: string;
  updated_at: string;
}

interface OrderTable {
  number: string;
  lead_id: string;
  protocol: string;
  plan_id: number;
  plan_sku: string;
  /** The offer as it stood when it was accepted. */
  plan: string;
  price_cents: number;
  direct_debit: number;
  due_date: number;
  schedules: string | null;
  created_at: string;
  state: ColumnType<OrderState, OrderState | undefined>;
  /** The state of the federation, by the postcode. */
  region: string | null;
  /** dd/mm/yyyy and period of the visit that is booked. */
  installation_date: string | null;
  installation_period: Period | null;
  /** Document and address together, as a keyed hash. */
  household: string | null;
  campaign: string | null;
  /** Household and visit of an order that has not ended: no two are equal. */
  equal_key: string | null;
  /** What the operator's own system calls it. */
  external_number: Generated<string | null>;
}

interface OrderHistoryTable {
  id: string;
  order_number: string;
  at: string;
  by: OrderActor;
  from_state: OrderState | null;
  to_state: OrderState;
  installation_date: string | null;
  installation_period: Period | null;
  reason: string | null;
}

interface SupportRequestTable extends QueuedColumns {
  id: string;
  telephone: string;
  addon: string | null;
  tracking: string | null;
  created_at: string;
}

interface DeliveryAttemptTable {
  id: string;
  item_id: string;
  at: string;
  milliseconds: number;
  outcome: string;
  reason: string | null;
}

interface ReviewDecisionTable {
  id: string;
  review_id: string;
  at: string;
  by: string;
  decision: string;
  note: string | null;
}

interface ReviewTable extends QueuedColumns {
  id: string;
  lead_id: string;
  message: string | null;
  created_at: string;
  /** Of what was refused. */
  document_key: Generated<string | null>;
  identity_key: Generated<string | null>;
  /** What a person decided last. */
  decision: Generated<string | null>;
  decided_at: Generated<string | null>;
}

/** By the keyed hash of the document. */
export interface DocumentVerdictTable {
  document_key: string;
  status: string;
  tries: number;
  message: string | null;
  identity_key: string | null;
  updated_at: string;
}

interface IdempotencyKeyTable {
  key: string;
  request_hash: string;
  lead_id: string | null;
  status: number;
  /** Sealed: a quiz names what it asks about. */
  body: string;
  created_at: string;
}

interface LeadAccessTable {
  token_hash: string;
  lead_id: string;
  created_at: string;
  used_at: string;
}

/** One row per line of the operator's file; only those of the import that `settings` names count. */
export interface CustomerTable {
  import_id: string;
  line: number;
  id: string;
  cpf_hash: string;
  /** Document and birth date together, as a keyed hash: enough to prove by, not to read. */
  proof_hash: string;
  /** Sealed: everything else that is known of the customer. */
  record: string;
}

export interface CoverageRangeTable {
  import_id: string;
  line: number;
  cep_from: number;
  cep_to: number;
  city: string;
  uf: string;
  network: string;
  status: string;
}

export interface RenewalTable {
  id: string;
  version: number;
  status: 'open' | 'finished';
  protocol: string;
  cpf_hash: string;
  customer_id: string;
  /** Sealed: the customer as it stood when the renewal was opened. */
  record: string;
  plan_id: number | null;
  tracking: string | null;
  created_at: string;
  updated_at: string;
}

interface RenewalOrderTable {
  number: string;
  renewal_id: string;
  plan_id: number;
  plan_sku: string;
  plan: string;
  price_cents: number;
  direct_debit: number;
  created_at: string;
}

interface CollaboratorCodeTable extends SentCode {
  lead_id: string;
  email: string;
}

/** Columns that may be left out stay empty; what has no `due_at` is never sent. */
interface OutboxTable {
  id: string;
  kind: string;
  channel: string | null;
  lead_id: string | null;
  /** Sealed: the recipient and what the message says. */
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
  created_at: string;
}

interface RecoveryTable {
  lead_id: string;
  /** The keyed hash of the e-mail: one person with two leads is one person. */
  contact_hash: string;
  arm: 'sent' | 'held';
  decided_at: string;
  ordered_at: string | null;
}

interface OperatorTable {
  id: string;
  email: string;
  name: string;
  role: Role;
  password_hash: string;
  /** Sealed. */
  code_secret: string | null;
  code_step: number;
  created_at: string;
  disabled_at: string | null;
}

interface AuditLogTable {
  id: string;
  at: string;
  operator_id: string;
  action: AuditAction;
  subject: AuditSubject;
  subject_id: string;
  detail: string;
}
