import { runs } from './statements.ts';

/** Indexes for the panel's filters, which find a few failed messages among many. */
export const up = runs(`
  create index message_outbox_of_state on message_outbox (state, id);
  create index message_outbox_of_channel on message_outbox (channel, id);
`);
