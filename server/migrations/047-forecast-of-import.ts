import { runs } from './statements.ts';

export const up = runs('alter table import_runs add column forecast text');
