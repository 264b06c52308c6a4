-- Sentences that the conversation did not understand, masked, in groups of alike ones, and the rare words in them.
drop table left_words;
create table sentence_groups (
  id text primary key,
  key text not null unique,
  state text not null, guesses text not null, last_at text not null,
  act text
);
create table sentence_stems (
  group_id text not null references sentence_groups (id) on delete cascade,
  stem text not null,
  many integer not null,
  constraint sentence_stems_key primary key (stem, many, group_id)
);
create index sentence_stems_by_group on sentence_stems (group_id);
create table sentences (
  id text primary key,
  group_id text not null references sentence_groups (id) on delete cascade,
  words text not null, outcome text not null, campaign text not null, created_at text not null,
  hidden integer not null,
  step text, next text, did text
);
create index sentences_by_example on sentences (group_id, hidden, id);
create index sentences_by_use on sentences (group_id, step, outcome, campaign, did, created_at);
create index sentences_by_age on sentences (created_at);
create table rare_words (word_hash text primary key, used_at text not null, word text);
create table rare_word_uses (
  word_hash text not null references rare_words (word_hash) on delete cascade,
  device_hash text not null, network_hash text not null,
  constraint rare_word_uses_by_device primary key (word_hash, device_hash),
  constraint rare_word_uses_by_network unique (word_hash, network_hash)
);
