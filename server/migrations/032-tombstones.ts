import { runs } from './statements.ts';

/** Hashes of erased lead ids. */
export const up = runs('create table erased_leads (id_hash text primary key, erased_at text not null)');
