import { runs } from './statements.ts';

export const up = runs('alter table operator_sessions add column system text');
