-- An index of the waiting items by their turn instead of their age, and one of the treated items alone: SQLite would
-- read the waiting ones from it as well, and sort them.
drop index support_requests_waiting;
drop index support_requests_by_treatment;
create index support_requests_treated on support_requests (treated_at, id) where treated_at is not null;
create index support_requests_by_turn on support_requests (coalesce(call_after, attempted_at, created_at), id)
  where treated_at is null;
drop index reviews_waiting;
drop index reviews_by_treatment;
create index reviews_treated on reviews (treated_at, id) where treated_at is not null;
create index reviews_by_turn on reviews (coalesce(call_after, attempted_at, created_at), id)
  where treated_at is null;
drop index no_coverage_leads_waiting;
drop index no_coverage_leads_by_treatment;
create index no_coverage_leads_treated on no_coverage_leads (treated_at, id) where treated_at is not null;
create index no_coverage_leads_by_turn on no_coverage_leads (coalesce(call_after, attempted_at, created_at), id)
  where treated_at is null and (phone is not null or email is not null);
drop index left_words_waiting;
drop index left_words_by_treatment;
create index left_words_treated on left_words (treated_at, id) where treated_at is not null;
create index left_words_by_turn on left_words (coalesce(call_after, attempted_at, created_at), id)
  where treated_at is null;
