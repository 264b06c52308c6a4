-- Rate-limit counters shared by all processes.
create table call_counts (key text primary key, ends_at text not null, calls integer not null);
create index call_counts_by_end on call_counts (ends_at);
