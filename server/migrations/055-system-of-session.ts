import { addsColumn } from './columns.ts';

export const up = addsColumn('operator_sessions', 'system', 'text');
