import { runs } from './statements.ts';

/** Links messages to leads, so that both are erased together. */
export const up = runs('alter table message_outbox add column lead_id text');
