-- Step-up tries of leads without coverage.
create table no_coverage_step_ups (
  lead_id text primary key references no_coverage_leads (id) on delete cascade,
  failures integer not null,
  closed_until text
);
