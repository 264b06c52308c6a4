-- The channels that a message has left, and when it leaves one.
alter table message_outbox add column move_at text;
alter table message_outbox add column spent_channels text;
create index message_outbox_by_move on message_outbox (move_at);
alter table delivery_attempts add column channel text;
