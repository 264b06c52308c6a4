-- Import runs; the unique `place` lets only one run at a time.
create table import_runs (
  id text primary key,
  place text unique,
  kind text not null, state text not null, problems text not null, started_by text not null,
  started_at text not null, beat_at text not null,
  lines integer not null, more integer not null, told integer not null,
  of_lines integer,
  ended_at text
);
