-- Finds companies by CNPJ hash; `fill-cnpj-hashes.ts` backfills older leads.
alter table leads add column cnpj_hash text;
create index leads_by_cnpj on leads (cnpj_hash, id);
create index leads_without_cnpj_hash on leads (id) where cnpj is not null and cnpj_hash is null;
