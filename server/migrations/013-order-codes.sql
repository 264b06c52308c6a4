-- Codes that open an order instead of its phone ending.
create table order_codes (
  number_hash text primary key,
  code_hash text not null, expires_at text not null, first_sent_at text not null,
  tries integer not null, sent integer not null
);
