-- Accepted contract texts; `fill-contract-versions.ts` backfills older orders.
create table contract_texts (version text primary key, clauses text not null, since text not null);
alter table orders add column contract_version text;
create index orders_without_contract on orders (number) where contract_version is null;
