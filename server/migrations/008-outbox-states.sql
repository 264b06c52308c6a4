-- Outbox states. Older rows contain only codes that expired after ten minutes: without `due_at` they are never sent,
-- and the next sweep deletes them.
alter table message_outbox add column state text not null default 'waiting';
alter table message_outbox add column attempts integer not null default 0;
alter table message_outbox add column channel text;
alter table message_outbox add column once text;
alter table message_outbox add column due_at text;
alter table message_outbox add column send_until text;
alter table message_outbox add column ends_at text;
alter table message_outbox add column claim text;
alter table message_outbox add column claimed_at text;
alter table message_outbox add column settled_at text;
alter table message_outbox add column failure text;
alter table message_outbox add column provider_id text;
alter table message_outbox add column delivery text;
create index message_outbox_by_state on message_outbox (state, due_at);
create index message_outbox_by_end on message_outbox (ends_at);
create index message_outbox_by_provider on message_outbox (provider_id);
create unique index message_outbox_once on message_outbox (once);
