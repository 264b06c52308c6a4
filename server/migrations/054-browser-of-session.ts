import { addsColumn } from './columns.ts';

/** So that operators recognise their sessions. */
export const up = addsColumn('operator_sessions', 'browser', 'text');
