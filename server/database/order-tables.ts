import type { ColumnType, Generated } from 'kysely';
import type { Period } from '../../src/contract/lead/answers.ts';
import type { SentCode } from '../access/one-time-codes.ts';
import type { OrderActor, OrderState } from '../orders/order-states.ts';
import type { QueuedColumns } from './panel-tables.ts';

export interface StepUpTable {
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

export interface NoCoverageLeadTable extends AddressColumns, QueuedColumns {
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

export interface OrderTable {
  number: string;
  lead_id: string;
  protocol: string;
  plan_id: number;
  plan_sku: string;
  /** Snapshot of the offer at acceptance. */
  plan: string;
  price_cents: number;
  direct_debit: number;
  due_date: number;
  schedules: string | null;
  created_at: string;
  state: ColumnType<OrderState, OrderState | undefined>;
  /** The federal state, derived from the postcode. */
  region: string | null;
  /** Booked visit: dd/mm/yyyy and period. */
  installation_date: string | null;
  installation_period: Period | null;
  /** Keyed hash of document and address. */
  household: string | null;
  campaign: string | null;
  /** Unique key of household and visit while the order is active. */
  equal_key: string | null;
  /** The number in the carrier's own system. */
  external_number: Generated<string | null>;
  face: Generated<string | null>;
  /** The accepted contract text; empty for orders of earlier versions until they are backfilled. */
  contract_version: Generated<string | null>;
}

export interface OrderHistoryTable {
  id: string;
  order_number: string;
  at: string;
  /** As versions before `actor` read it: 'operator' for the carrier as well. */
  by: Exclude<OrderActor, 'carrier'>;
  /** Empty in rows of versions before this column. */
  actor: Generated<OrderActor | null>;
  /** The operator who changed it; empty for a customer or the carrier. */
  operator_id: string | null;
  from_state: OrderState | null;
  to_state: OrderState;
  installation_date: string | null;
  installation_period: Period | null;
  reason: string | null;
}

/** Verdicts by keyed hash of the document. */
export interface DocumentVerdictTable {
  document_key: string;
  status: string;
  tries: number;
  message: string | null;
  identity_key: string | null;
  updated_at: string;
}

export interface IdempotencyKeyTable {
  key: string;
  request_hash: string;
  lead_id: string | null;
  status: number;
  /** Encrypted, because a quiz contains personal data. */
  body: string;
  created_at: string;
}

export interface LeadAccessTable {
  token_hash: string;
  lead_id: string;
  created_at: string;
  used_at: string;
}

/** One row per line of the imported file; only rows of the import named in `settings` are active. */
export interface CustomerTable {
  import_id: string;
  line: number;
  id: string;
  cpf_hash: string;
  /** Keyed hash of document and birth date: proves them without storing them. */
  proof_hash: string;
  /** Encrypted: all other data of the customer. */
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
  /** Encrypted snapshot of the customer when the renewal was opened. */
  record: string;
  plan_id: number | null;
  tracking: string | null;
  created_at: string;
  updated_at: string;
}

export interface RenewalOrderTable {
  number: string;
  renewal_id: string;
  plan_id: number;
  plan_sku: string;
  plan: string;
  price_cents: number;
  direct_debit: number;
  created_at: string;
  /** End of the objection period of the contact on file; empty in rows of an older version. */
  carried_out_from: string | null;
  objected_at: string | null;
  /** When the team noted that it was carried out. */
  carried_out_at: string | null;
  /** 1 once its terms are in the search index; empty in rows of an older version. */
  searchable: Generated<number | null>;
}

export interface CollaboratorCodeTable extends SentCode {
  lead_id: string;
  email: string;
}
