import { runs } from './statements.ts';

/** Rate-limit counters shared by all processes. */
export const up = runs(`
  create table call_counts (key text primary key, ends_at text not null, calls integer not null);
  create index call_counts_by_end on call_counts (ends_at);
`);
