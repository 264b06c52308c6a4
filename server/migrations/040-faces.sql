-- The face of a lead's last answer and of an order.
alter table leads add column face text;
alter table orders add column face text;
create index leads_by_face on leads (status, face, updated_at, id);
create index orders_by_face on orders (face, created_at, number);
