-- Links messages to leads, so that both are erased together.
alter table message_outbox add column lead_id text;
