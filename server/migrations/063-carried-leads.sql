-- Leads on their way from the site to a channel, by a code, or back, by a link.
create table carried_leads (
  code_hash text primary key,
  lead_id text not null, ends_at text not null,
  used_by text
);
create index carried_leads_by_lead on carried_leads (lead_id);
