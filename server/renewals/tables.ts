import type { Generated } from 'kysely';

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
  carried_out_at: string | null;
  /** 1 once its terms are in the search index; empty in rows of an older version. */
  searchable: Generated<number | null>;
}

export interface RenewalTables {
  renewals: RenewalTable;
  renewal_orders: RenewalOrderTable;
  /** Search index of placed renewals, by keyed hashes. */
  renewal_terms: { order_number: string; term: string };
  renewal_history: {
    id: string;
    order_number: string;
    operator_id: string;
    at: string;
    from_state: string;
    to_state: string;
  };
}
