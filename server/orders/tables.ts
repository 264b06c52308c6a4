import type { ColumnType, Generated } from 'kysely';
import type { CancelCause } from '../../src/contract/cancel-cause.ts';
import type { Period } from '../../src/contract/lead/answers.ts';
import type { OrderActor, OrderEvent, OrderState } from './order-states.ts';

interface OrderTable {
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
  /** Where its lead came from, as it was when it was placed. */
  first_source: Generated<string | null>;
  first_medium: Generated<string | null>;
  first_utm: Generated<string | null>;
  last_source: Generated<string | null>;
  last_medium: Generated<string | null>;
  last_utm: Generated<string | null>;
  /** The accepted contract text; empty for orders of earlier versions until they are backfilled. */
  contract_version: Generated<string | null>;
  /** The operator whose lead it was when it was placed; empty for an order without one. */
  seller_id: Generated<string | null>;
}

interface OrderHistoryTable {
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
  /** What happened although the state stayed; empty for a state and a moved visit. */
  what: Generated<OrderEvent | null>;
  cause: Generated<CancelCause | null>;
}

export interface OrderTables {
  orders: OrderTable;
  order_history: OrderHistoryTable;
  /** One row per document and address, which serialises orders of one household. */
  order_households: { household: string; created_at: string };
  /** Contract texts as JSON, by their hash. */
  contract_texts: { version: string; clauses: string; since: string };
}
