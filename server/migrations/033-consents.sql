-- Consents and withdrawals with their time and text.
create table consent_texts (
  version text primary key,
  purpose text not null, text text not null, since text not null
);
create table consents (
  id text primary key,
  subject_id text not null, purpose text not null, text_version text not null, at text not null,
  given integer not null
);
create index consents_by_subject on consents (subject_id, id);
