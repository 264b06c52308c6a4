-- Recovery messages with their control group, and opt-outs.
create table recoveries (
  lead_id text primary key references leads (id) on delete cascade,
  contact_hash text not null, arm text not null, decided_at text not null,
  ordered_at text
);
create index recoveries_by_contact on recoveries (contact_hash, decided_at);
create index recoveries_by_moment on recoveries (decided_at, arm, ordered_at);
create table message_stops (contact_hash text primary key, stopped_at text not null);
