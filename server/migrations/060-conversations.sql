-- Conversations on WhatsApp, and those of the site in which a person was asked for.
create table conversations (
  id text primary key,
  channel text not null, person_hash text not null, contact text not null, campaign text not null,
  state text not null, created_at text not null, updated_at text not null,
  misunderstood integer not null, stopped integer not null,
  visit text, lead_id text, operator_id text, silent_until text, asked_at text, answered_at text,
  snoozed_until text, outcome text, last_in_at text, claimed_until text,
  constraint conversations_by_person unique (channel, person_hash)
);
create table conversation_messages (
  id text primary key,
  conversation_id text not null references conversations (id) on delete cascade,
  provider_id text unique,
  position integer not null,
  author text not null, body text not null, state text not null, at text not null,
  changed_at text not null,
  operator_id text, reason text,
  constraint conversation_messages_in_order unique (conversation_id, position)
);
create index conversations_by_state on conversations (state, updated_at);
create index conversations_by_lead on conversations (lead_id);
create index conversation_messages_by_state on conversation_messages (state, changed_at);
