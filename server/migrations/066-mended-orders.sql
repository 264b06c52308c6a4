-- What was mended of an order, and what its customer reads about a cancellation.
alter table order_history add column what text;
alter table order_history add column cause text;
