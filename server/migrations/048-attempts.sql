-- Failed contact attempts of queue items, and the time of the next try.
alter table support_requests add column attempts integer;
alter table support_requests add column attempted_at text;
alter table support_requests add column call_after text;
alter table reviews add column attempts integer;
alter table reviews add column attempted_at text;
alter table reviews add column call_after text;
alter table no_coverage_leads add column attempts integer;
alter table no_coverage_leads add column attempted_at text;
alter table no_coverage_leads add column call_after text;
alter table left_words add column attempts integer;
alter table left_words add column attempted_at text;
alter table left_words add column call_after text;
