-- Operator sessions, and the time of treatment, which replaces a status that was always 'open'.
alter table support_requests add column treated_at text;
create index support_requests_by_treatment on support_requests (treated_at, id);
alter table reviews add column treated_at text;
create index reviews_by_treatment on reviews (treated_at, id);
alter table no_coverage_leads add column treated_at text;
create index no_coverage_leads_by_treatment on no_coverage_leads (treated_at, id);
alter table support_requests drop column status;
alter table reviews drop column status;
create table panel_sessions (
  token_hash text primary key,
  created_at text not null, used_at text not null
);
