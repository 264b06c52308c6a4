import { runs } from './statements.ts';

/** So that operators recognise their sessions. */
export const up = runs('alter table operator_sessions add column browser text');
