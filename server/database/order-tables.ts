import type { ColumnType, Generated } from 'kysely';
import type { Period } from '../../src/contract/lead/answers.ts';
import type { SentCode } from '../access/sent-code.ts';
import type { OrderActor, OrderState } from '../orders/order-states.ts';
import type { QueuedColumns } from './operator-tables.ts';

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
  face: Generated<string | null>;
  /** The words that it was agreed to in; of an earlier version, none until they are filled in. */
  contract_version: Generated<string | null>;
}

export interface OrderHistoryTable {
  id: string;
  order_number: string;
  at: string;
  by: OrderActor;
  /** Who of the team it was; empty where a customer or another system changed it. */
  operator_id: string | null;
  from_state: OrderState | null;
  to_state: OrderState;
  installation_date: string | null;
  installation_period: Period | null;
  reason: string | null;
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

export interface IdempotencyKeyTable {
  key: string;
  request_hash: string;
  lead_id: string | null;
  status: number;
  /** Sealed: a quiz names what it asks about. */
  body: string;
  created_at: string;
}

export interface LeadAccessTable {
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

export interface RenewalOrderTable {
  number: string;
  renewal_id: string;
  plan_id: number;
  plan_sku: string;
  plan: string;
  price_cents: number;
  direct_debit: number;
  created_at: string;
  /** Until then the contact on file may object; an older version wrote none. */
  carried_out_from: string | null;
  objected_at: string | null;
}

export interface CollaboratorCodeTable extends SentCode {
  lead_id: string;
  email: string;
}
