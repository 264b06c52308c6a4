import { addsColumn } from './columns.ts';

/** Correlates messages in the log with the request that caused them. */
export const up = addsColumn('message_outbox', 'request_id', 'text');
