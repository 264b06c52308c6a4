-- Orders and renewals are found by the last four characters of their number, as `find-leads.ts` asks.
create index orders_by_end on orders (substr(number, 11));
create index renewal_orders_by_end on renewal_orders (substr(number, 11));
