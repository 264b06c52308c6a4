import { addsColumn } from './columns.ts';

export const up = addsColumn('order_history', 'operator_id', 'text');
