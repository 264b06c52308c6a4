import { runs } from './statements.ts';

export const up = runs('alter table order_history add column actor text');
