import { runs } from './statements.ts';

/** Index for a case-insensitive search by e-mail. */
export const up = runs('create index leads_by_email on leads (lower(email))');
