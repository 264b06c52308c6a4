import { addsColumn } from './columns.ts';

/** Links messages to leads, so that both are erased together. */
export const up = addsColumn('message_outbox', 'lead_id', 'text');
