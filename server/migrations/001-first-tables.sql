-- The tables of an order, in types that both databases support.
create table settings (name text primary key, value text not null);
create table leads (
  id text primary key,
  protocol text not null unique,
  status text not null, step text not null, plan_file text not null, offers text not null,
  city text not null, state text not null, risk_status text not null, created_at text not null,
  updated_at text not null,
  version integer not null, is_block_allotment integer not null, not_found_complement integer not null,
  addon text, plan_sku text, infra text, cep text, number text, block_number text, allotment_number text,
  address text, neighborhood text, complement text, complements text, name text, phone text, phone2 text,
  email text, webcare_tuid text, schedules text, tracking text, flags text, rejected_message text,
  risk_history text, cpf_hash text, cpf text, cnpj text, mothers_name text, birth_date text,
  bank_info text, device_info text, quiz_state text, finished_at text,
  plan_id integer, accept_promotions integer, accept_information integer, due_date integer,
  direct_debit integer
);
create index leads_by_update on leads (status, updated_at);
create index leads_by_cpf on leads (cpf_hash);
create table no_coverage_leads (
  id text primary key,
  protocol text not null, city text not null, state text not null, created_at text not null,
  updated_at text not null,
  is_block_allotment integer not null, accept_information integer not null,
  cep text, number text, block_number text, allotment_number text, address text, neighborhood text,
  addon text, name text, email text, phone text, tracking text,
  plan_id integer
);
create table orders (
  number text primary key,
  lead_id text not null unique references leads (id),
  protocol text not null, plan_sku text not null, plan text not null, created_at text not null,
  plan_id integer not null, price_cents integer not null, direct_debit integer not null,
  due_date integer not null,
  schedules text
);
create table support_requests (
  id text primary key,
  telephone text not null, status text not null, created_at text not null,
  addon text, tracking text
);
create table call_limits (telephone text primary key, asked_at text not null);
create table idempotency_keys (
  key text primary key,
  request_hash text not null, body text not null, created_at text not null,
  status integer not null,
  lead_id text
);
create index idempotency_keys_by_lead on idempotency_keys (lead_id);
create table lead_access (
  token_hash text not null, lead_id text not null, created_at text not null, used_at text not null,
  constraint lead_access_key primary key (token_hash, lead_id)
);
create index lead_access_by_lead on lead_access (lead_id);
create table step_up_tries (
  lead_id text primary key references leads (id) on delete cascade,
  failures integer not null,
  closed_until text
);
create table reviews (
  id text primary key,
  lead_id text not null unique references leads (id) on delete cascade,
  status text not null, created_at text not null,
  message text
);
