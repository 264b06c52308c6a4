-- A partial index, because few leads have a CNPJ: with the full index SQLite scanned all of them for missing hashes.
drop index leads_by_cnpj;
create index leads_by_cnpj on leads (cnpj_hash, id) where cnpj_hash is not null;
