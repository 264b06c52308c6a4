-- What the analysis said of a lead, and why a review was decided.
create table lead_analyses (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  at text not null, source text not null, status text not null,
  questions integer, correct integer
);
create index lead_analyses_by_lead on lead_analyses (lead_id);
create index lead_analyses_by_moment on lead_analyses (at);
create index reviews_by_document on reviews (document_key);
alter table review_decisions add column reason text;
