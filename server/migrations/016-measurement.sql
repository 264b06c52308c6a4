-- Raw events and their daily counts; charts read only the counts.
create table visit_events (
  id text primary key,
  happened_at text not null, day text not null, event text not null,
  counted integer not null
);
create index visit_events_by_counting on visit_events (counted, happened_at);
create table event_counts (
  dimension text not null, value text not null, name text not null, day text not null,
  subject text not null, detail text not null,
  many integer not null,
  constraint event_counts_key primary key (dimension, value, name, day, subject, detail)
);
create index event_counts_by_day on event_counts (day);
