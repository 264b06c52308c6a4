-- Refusals of documents instead of leads, and outcomes of reviews.
create table document_verdicts (
  document_key text primary key,
  status text not null, updated_at text not null,
  tries integer not null,
  message text, identity_key text
);
create index document_verdicts_by_update on document_verdicts (updated_at);
alter table leads drop column risk_history;
alter table reviews add column document_key text;
alter table reviews add column identity_key text;
alter table reviews add column decision text;
alter table reviews add column decided_at text;
create table review_decisions (
  id text primary key,
  review_id text not null references reviews (id) on delete cascade,
  at text not null, by text not null, decision text not null,
  note text
);
create index review_decisions_by_review on review_decisions (review_id, at);
