import { runs } from './statements.ts';

/** Correlates messages in the log with the request that caused them. */
export const up = runs('alter table message_outbox add column request_id text');
