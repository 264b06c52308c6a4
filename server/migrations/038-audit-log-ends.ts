import { runs } from './statements.ts';

/** Index for the retention sweep of the audit log. */
export const up = runs('create index audit_log_by_moment on audit_log (at)');
