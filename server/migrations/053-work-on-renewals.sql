-- Notes of the team on renewals, and when it carried them out.
alter table renewal_orders add column carried_out_at text;
create table renewal_notes (
  id text primary key,
  order_number text not null references renewal_orders (number),
  operator_id text not null, at text not null, text text not null
);
create index renewal_notes_by_renewal on renewal_notes (order_number, id);
create table renewal_history (
  id text primary key,
  order_number text not null references renewal_orders (number),
  operator_id text not null, at text not null, from_state text not null, to_state text not null
);
create index renewal_history_by_renewal on renewal_history (order_number, id);
