-- Hashes of erased lead ids.
create table erased_leads (id_hash text primary key, erased_at text not null);
