-- Finds leads by street and what people left by phone; `fill-streets.ts` backfills older leads. A carried link may hold
-- what its holder is asked to confirm.
alter table leads add column street text;
create index leads_by_street on leads (street, number, id);
create index leads_without_street on leads (id) where address is not null and street is null;
create index support_requests_by_phone on support_requests (telephone);
create index no_coverage_leads_by_phone on no_coverage_leads (phone);
create index no_coverage_leads_by_email on no_coverage_leads (lower(email));
alter table carried_leads add column carries text;
