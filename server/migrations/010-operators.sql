-- Operators, their sessions, sign-in attempts and the audit log.
create table operators (
  id text primary key,
  email text not null unique,
  name text not null, role text not null, password_hash text not null, created_at text not null,
  code_step integer not null,
  code_secret text, disabled_at text
);
create table operator_sessions (
  token_hash text primary key,
  operator_id text not null references operators (id) on delete cascade,
  created_at text not null, used_at text not null
);
create index operator_sessions_by_operator on operator_sessions (operator_id);
create table sign_in_attempts (key text primary key, since text not null, attempts integer not null);
create table audit_log (
  id text primary key,
  operator_id text not null references operators (id),
  at text not null, action text not null, subject text not null, subject_id text not null,
  detail text not null
);
create index audit_log_by_subject on audit_log (subject, subject_id, id);
create index audit_log_by_operator on audit_log (operator_id, id);
drop table panel_sessions;
