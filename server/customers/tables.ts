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

export interface CustomerTables {
  customers: CustomerTable;
  /** Orders of existing customers: the same kind cannot be repeated for a year. */
  customer_orders: { kind: string; cpf_hash: string; order_number: string; created_at: string };
  /** Sent to the contact on file; `opened_by` is the keyed hash of the browser that opened it. */
  contact_links: {
    token_hash: string;
    purpose: string;
    subject: string;
    ends_at: string;
    opened_by: string | null;
  };
}
