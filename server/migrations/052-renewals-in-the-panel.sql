-- Search index of renewals, as keyed hashes; `fill-renewal-terms.ts` backfills older ones.
alter table renewal_orders add column searchable integer;
create index renewal_orders_not_searchable on renewal_orders (number) where searchable is null;
create index renewal_orders_by_moment on renewal_orders (created_at, number);
create table renewal_terms (
  order_number text not null references renewal_orders (number) on delete cascade,
  term text not null,
  constraint renewal_terms_key primary key (term, order_number)
);
