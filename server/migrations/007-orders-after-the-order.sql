-- Order states, booked visits and households.
alter table orders add column state text not null default 'placed';
alter table orders add column region text;
alter table orders add column installation_date text;
alter table orders add column installation_period text;
alter table orders add column household text;
alter table orders add column equal_key text;
create index orders_by_household on orders (household);
create unique index orders_equal on orders (equal_key);
create table order_history (
  id text primary key,
  order_number text not null references orders (number),
  at text not null, by text not null, to_state text not null,
  from_state text, installation_date text, installation_period text, reason text
);
create index order_history_by_order on order_history (order_number, at);
create table order_households (household text primary key, created_at text not null);
create table installation_slots (
  region text not null, day text not null, period text not null,
  booked integer not null,
  constraint installation_slots_key primary key (region, day, period)
);
create table installation_capacity (
  region text not null, day text not null, period text not null,
  capacity integer not null,
  constraint installation_capacity_key primary key (region, day, period)
);
create table order_tries (
  number_hash text primary key,
  tried_at text not null,
  failures integer not null,
  closed_until text
);
