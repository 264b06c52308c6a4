-- Where a lead and its order came from, first and last, in columns that stay: they name nobody.
alter table leads add column first_source text;
alter table leads add column first_medium text;
alter table leads add column first_utm text;
alter table leads add column last_source text;
alter table leads add column last_medium text;
alter table leads add column last_utm text;
alter table orders add column first_source text;
alter table orders add column first_medium text;
alter table orders add column first_utm text;
alter table orders add column last_source text;
alter table orders add column last_medium text;
alter table orders add column last_utm text;
create index leads_by_source on leads (status, last_source, updated_at, id);
create index orders_by_source on orders (last_source, created_at, number);
create index leads_by_medium on leads (status, last_medium, updated_at, id);
create index orders_by_medium on orders (last_medium, created_at, number);
create index leads_by_utm on leads (status, last_utm, updated_at, id);
create index orders_by_utm on orders (last_utm, created_at, number);
create index orders_by_seller on orders (seller_id, created_at, number);
-- Figures of a period read nothing but this index: a lead is too wide to be read by the hundred thousand.
create index leads_begun on leads (
  created_at, status, addon, face, plan_sku, state,
  first_source, first_medium, first_utm, last_source, last_medium, last_utm, id
);
