-- Browsers from which an operator has signed in, or begun to.
create table operator_devices (
  operator_id text not null references operators (id) on delete cascade,
  token_hash text not null, used_at text not null,
  known integer not null, codes integer not null,
  constraint operator_devices_key primary key (token_hash, operator_id)
);
