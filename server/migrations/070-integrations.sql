-- Keys of other systems, receivers of events made in the panel, and what a receiver replied.
create table api_keys (
  id text primary key,
  token_hash text not null unique,
  created_by text not null references operators (id),
  name text not null, prefix text not null, scopes text not null, created_at text not null,
  used_at text, ended_at text
);
create table webhook_endpoints (
  name text primary key,
  url text not null, events text not null, secret text not null, created_at text not null,
  former_secret text, former_until text
);
alter table delivery_attempts add column reply text;
alter table audit_log add column api_key_id text;
