-- The totals of a state are read from its index alone, which serves the list as the one before it did.
create index orders_of_state on orders (state, created_at, number, price_cents);
drop index orders_by_state;
