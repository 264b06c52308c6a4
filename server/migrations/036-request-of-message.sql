-- Correlates messages in the log with the request that caused them.
alter table message_outbox add column request_id text;
