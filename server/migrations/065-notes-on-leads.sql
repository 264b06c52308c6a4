-- Notes of the team on leads, the order that came of one, and when the team last sent its link.
alter table lead_work add column order_number text;
alter table lead_work add column link_sent_at text;
create table lead_notes (
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  operator_id text not null, at text not null, text text not null
);
-- A status or a day that few leads have would otherwise be looked for in all of them.
create index lead_work_by_status on lead_work (status);
create index lead_work_by_day on lead_work (next_day);
create index lead_notes_by_lead on lead_notes (lead_id, id);
