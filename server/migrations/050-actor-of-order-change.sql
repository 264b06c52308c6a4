alter table order_history add column actor text;
