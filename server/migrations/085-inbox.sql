-- What is unread of a conversation, and what people have begun to write, which goes with it.
alter table conversations add column seen_at text;
create table conversation_drafts (
  id text primary key,
  conversation_id text not null references conversations (id) on delete cascade,
  body text not null, at text not null
);
create index conversation_drafts_by_conversation on conversation_drafts (conversation_id);
create index conversation_drafts_by_age on conversation_drafts (at);
