-- Sentences that the conversation did not understand, and those before a request for a person.
create table left_words (
  id text primary key,
  kind text not null, said text not null, created_at text not null,
  step text, protocol text, addon text, treated_at text
);
create index left_words_by_treatment on left_words (treated_at, id);
