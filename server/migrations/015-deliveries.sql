-- Delivery attempts, disabled webhook receivers and external order numbers.
create table delivery_attempts (
  id text primary key,
  item_id text not null references message_outbox (id) on delete cascade,
  at text not null, outcome text not null,
  milliseconds integer not null,
  reason text
);
create index delivery_attempts_by_item on delivery_attempts (item_id, at);
create table gone_webhooks (name text primary key, url text not null, gone_at text not null);
alter table orders add column external_number text;
