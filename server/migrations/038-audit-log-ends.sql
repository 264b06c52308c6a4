-- Index for the retention sweep of the audit log.
create index audit_log_by_moment on audit_log (at);
