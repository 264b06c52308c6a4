-- Hourly counts of outages.
create table service_outages (
  service text not null, hour text not null, last_at text not null, reason text not null,
  times integer not null,
  constraint service_outages_key primary key (hour, service)
);
