-- So that operators recognise their sessions.
alter table operator_sessions add column browser text;
