import { runs } from './statements.ts';

/** When the company's own provider last said that a session may go on. */
export const up = runs('alter table operator_sessions add column provider_confirmed_at text');
