-- Search indexes of orders and leads, order notes and saved views.
alter table orders add column campaign text;
update orders set campaign = (select addon from leads where leads.id = orders.lead_id);
create index orders_by_state on orders (state, created_at, number);
create index orders_by_region on orders (region, created_at, number);
create index orders_by_plan_sku on orders (plan_sku, created_at, number);
create index orders_by_campaign on orders (campaign, created_at, number);
create index orders_by_moment on orders (created_at, number);
create index orders_by_protocol on orders (protocol);
create index leads_by_phone on leads (phone);
create index message_outbox_by_lead on message_outbox (lead_id);
create index leads_by_state on leads (status, state, updated_at, id);
create index leads_by_addon on leads (status, addon, updated_at, id);
create index leads_by_step on leads (status, step, updated_at, id);
create index leads_by_accept_promotions on leads (status, accept_promotions, updated_at, id);
create table lead_words (
  lead_id text not null references leads (id) on delete cascade,
  word text not null,
  ordered integer not null,
  constraint lead_words_key primary key (lead_id, word)
);
create index lead_words_by_word on lead_words (ordered, word, lead_id);
create table order_notes (
  id text primary key,
  order_number text not null references orders (number),
  operator_id text not null, at text not null, text text not null
);
create index order_notes_by_order on order_notes (order_number, id);
create table saved_views (
  id text primary key,
  operator_id text not null references operators (id) on delete cascade,
  area text not null, name text not null, search text not null, created_at text not null
);
create index saved_views_by_operator on saved_views (operator_id, area, id);
