-- Customers and their orders, proofs of rights, and coverage ranges.
alter table leads add column proved_right text;
alter table leads add column from_records text;
alter table leads add column company_name text;
alter table leads add column plan_addon_bonus_id integer;
create table customers (
  import_id text not null, id text not null, cpf_hash text not null, proof_hash text not null,
  record text not null,
  line integer not null,
  constraint customers_key primary key (import_id, line)
);
create index customers_by_cpf on customers (import_id, cpf_hash);
create table coverage_ranges (
  import_id text not null, city text not null, uf text not null, network text not null,
  status text not null,
  line integer not null, cep_from integer not null, cep_to integer not null,
  constraint coverage_ranges_key primary key (import_id, line)
);
create index coverage_ranges_by_cep on coverage_ranges (import_id, cep_from);
create table customer_tries (
  cpf_hash text primary key,
  tried_at text not null,
  failures integer not null,
  closed_until text
);
create table customer_orders (
  kind text not null, cpf_hash text not null, order_number text not null, created_at text not null,
  constraint customer_orders_key primary key (kind, cpf_hash)
);
create table renewals (
  id text primary key,
  status text not null, protocol text not null, cpf_hash text not null, customer_id text not null,
  record text not null, created_at text not null, updated_at text not null,
  version integer not null,
  tracking text,
  plan_id integer
);
create table renewal_orders (
  number text primary key,
  renewal_id text not null unique references renewals (id),
  plan_sku text not null, plan text not null, created_at text not null,
  plan_id integer not null, price_cents integer not null, direct_debit integer not null
);
create table collaborator_codes (
  lead_id text primary key references leads (id) on delete cascade,
  email text not null, code_hash text not null, expires_at text not null, first_sent_at text not null,
  tries integer not null, sent integer not null
);
create table message_outbox (
  id text primary key,
  kind text not null, message text not null, created_at text not null
);
