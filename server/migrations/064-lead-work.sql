-- Who of the shop works on a lead, and who sold an order.
create table lead_work (
  lead_id text primary key references leads (id) on delete cascade,
  status text not null, updated_at text not null,
  owner_id text, outcome text, next_day text
);
create index lead_work_by_owner on lead_work (owner_id, next_day);
alter table orders add column seller_id text;
