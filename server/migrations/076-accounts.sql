-- Provisional passwords, recovery codes, and accounts and sessions of the company's own provider (OpenID Connect).
alter table operators add column provisional integer;
alter table operators add column provider_subject text;
create unique index operators_by_subject on operators (provider_subject) where provider_subject is not null;
alter table operator_sessions add column provider_token text;
alter table operator_sessions add column provider_checked_at text;
create table operator_recovery_codes (
  operator_id text not null references operators (id) on delete cascade,
  code_hash text not null,
  constraint operator_recovery_codes_key primary key (operator_id, code_hash)
);
