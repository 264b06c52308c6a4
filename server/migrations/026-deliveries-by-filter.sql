-- Indexes for the panel's filters, which find a few failed messages among many.
create index message_outbox_of_state on message_outbox (state, id);
create index message_outbox_of_channel on message_outbox (channel, id);
