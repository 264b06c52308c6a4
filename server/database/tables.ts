import type { SentCode } from '../access/one-time-codes.ts';
import type { LeadRow } from '../leads/lead-columns.ts';
import type {
  CollaboratorCodeTable,
  CoverageRangeTable,
  CustomerTable,
  DocumentVerdictTable,
  IdempotencyKeyTable,
  LeadAccessTable,
  NoCoverageLeadTable,
  OrderHistoryTable,
  OrderTable,
  RenewalOrderTable,
  RenewalTable,
  StepUpTable,
} from './order-tables.ts';
import type {
  AuditLogTable,
  DeliveryAttemptTable,
  EventCountTable,
  ImportRunTable,
  LeftWordsTable,
  OperatorTable,
  OutboxTable,
  RecoveryTable,
  ReviewDecisionTable,
  ReviewTable,
  ServiceOutageTable,
  SupportRequestTable,
  VisitEventTable,
} from './panel-tables.ts';

interface NoteTable {
  id: string;
  order_number: string;
  operator_id: string;
  at: string;
  text: string;
}

/** Schema shared by both databases: text, integers, 0 and 1 for flags, times as ISO text in UTC. */
export interface Tables {
  migrations: { name: string; applied_at: string };
  settings: { name: string; value: string };
  leads: LeadRow;
  no_coverage_leads: NoCoverageLeadTable;
  orders: OrderTable;
  support_requests: SupportRequestTable;
  /** `asked_by` is the keyed hash of the browser. */
  call_limits: { telephone: string; asked_at: string; asked_by: string | null };
  /** Sent to the contact on file; `opened_by` is the keyed hash of the browser that opened it. */
  contact_links: {
    token_hash: string;
    purpose: string;
    subject: string;
    ends_at: string;
    opened_by: string | null;
  };
  idempotency_keys: IdempotencyKeyTable;
  lead_access: LeadAccessTable;
  step_up_tries: StepUpTable;
  no_coverage_step_ups: StepUpTable;
  reviews: ReviewTable;
  customers: CustomerTable;
  customer_tries: { cpf_hash: string; failures: number; closed_until: string | null; tried_at: string };
  /** Orders of existing customers: the same kind cannot be repeated for a year. */
  customer_orders: { kind: string; cpf_hash: string; order_number: string; created_at: string };
  renewals: RenewalTable;
  renewal_orders: RenewalOrderTable;
  /** Search index of placed renewals, by keyed hashes. */
  renewal_terms: { order_number: string; term: string };
  collaborator_codes: CollaboratorCodeTable;
  message_outbox: OutboxTable;
  coverage_ranges: CoverageRangeTable;
  left_words: LeftWordsTable;
  operators: OperatorTable;
  operator_sessions: {
    token_hash: string;
    operator_id: string;
    created_at: string;
    used_at: string;
    browser: string | null;
    system: string | null;
  };
  /** Browsers of operators by hashed token; `codes` counts those of the sign-in that is under way. */
  operator_devices: {
    token_hash: string;
    operator_id: string;
    used_at: string;
    known: number;
    codes: number;
  };
  /** Rate-limit counters until their window ends, by keyed hash of limit and subject. */
  call_counts: { key: string; calls: number; ends_at: string };
  audit_log: AuditLogTable;
  service_outages: ServiceOutageTable;
  /** Search index of lead names; `ordered` is 1 once the lead has an order. */
  lead_words: { lead_id: string; word: string; ordered: number };
  order_notes: NoteTable;
  renewal_notes: NoteTable;
  /** Changes that the team made. */
  renewal_history: {
    id: string;
    order_number: string;
    operator_id: string;
    at: string;
    from_state: string;
    to_state: string;
  };
  /** `search` is the filter as a URL query. */
  saved_views: {
    id: string;
    operator_id: string;
    area: string;
    name: string;
    search: string;
    created_at: string;
  };
  order_history: OrderHistoryTable;
  /** One row per document and address, which serialises orders of one household. */
  order_households: { household: string; created_at: string };
  import_runs: ImportRunTable;
  recoveries: RecoveryTable;
  /** Contract texts as JSON, by their hash. */
  contract_texts: { version: string; clauses: string; since: string };
  consent_texts: { version: string; purpose: string; text: string; since: string };
  consents: {
    id: string;
    subject_id: string;
    purpose: string;
    given: number;
    text_version: string;
    at: string;
  };
  /** Hashes of erased lead ids. */
  erased_leads: { id_hash: string; erased_at: string };
  /** Opt-outs from offers, by keyed hash of the e-mail. */
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
    /** The published version that the draft is based on. */
    based_on: number;
    body: string;
    edited_by: string;
    edited_at: string;
  };
  /** The highest version is live. */
  publications: {
    version: number;
    body: string;
    note: string;
    author: string;
    published_at: string;
    /** The older version that this one restores. */
    restores: number | null;
  };
  /** Fixed mapping of an offer's terms to its id and code. */
  published_offers: { id: number; terms: string; offer_code: string };
}
