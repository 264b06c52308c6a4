alter table order_history add column operator_id text;
