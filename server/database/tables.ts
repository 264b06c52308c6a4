/** The tables as both databases hold them: text, whole numbers, 0 and 1; times as ISO text in UTC. */
export interface Tables {
  migrations: { name: string; applied_at: string };
  settings: { name: string; value: string };
  leads: LeadTable;
  no_coverage_leads: NoCoverageLeadTable;
  orders: OrderTable;
  support_requests: SupportRequestTable;
  call_limits: { telephone: string; asked_at: string };
  idempotency_keys: IdempotencyKeyTable;
  lead_access: LeadAccessTable;
  step_up_tries: { lead_id: string; failures: number; closed_until: string | null };
  reviews: { id: string; lead_id: string; message: string | null; status: string; created_at: string };
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

export interface LeadTable extends AddressColumns {
  id: string;
  version: number;
  status: 'open' | 'finished';
  step: string;
  protocol: string;
  addon: string | null;
  plan_file: string;
  plan_id: number | null;
  plan_sku: string | null;
  offers: string;
  infra: string | null;
  complement: string | null;
  complements: string | null;
  not_found_complement: number;
  name: string | null;
  phone: string | null;
  phone2: string | null;
  email: string | null;
  accept_promotions: number | null;
  accept_information: number | null;
  webcare_tuid: string | null;
  due_date: number | null;
  direct_debit: number | null;
  schedules: string | null;
  tracking: string | null;
  flags: string | null;
  risk_status: string;
  rejected_message: string | null;
  risk_history: string | null;
  cpf_hash: string | null;
  /** Sealed: unreadable without the key that is kept outside the database. */
  cpf: string | null;
  cnpj: string | null;
  mothers_name: string | null;
  birth_date: string | null;
  bank_info: string | null;
  device_info: string | null;
  quiz_state: string | null;
  created_at: string;
  updated_at: string;
  finished_at: string | null;
}

interface NoCoverageLeadTable extends AddressColumns {
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
}

interface SupportRequestTable {
  id: string;
  telephone: string;
  addon: string | null;
  tracking: string | null;
  status: string;
  created_at: string;
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
