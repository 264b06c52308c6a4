-- The file of a message, which goes with it. Its content stands last: SQLite reads through it to what is behind.
create table conversation_media (
  message_id text primary key references conversation_messages (id) on delete cascade,
  conversation_id text not null,
  kind text not null, source text, type text, size integer, reason text,
  tries integer not null, due_at text, at text not null, content text
);
create index conversation_media_by_due on conversation_media (due_at);
create index conversation_media_by_conversation on conversation_media (conversation_id);
create index conversation_media_by_age on conversation_media (at);
