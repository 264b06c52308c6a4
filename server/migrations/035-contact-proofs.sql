-- Links for the contact on file, bound to the browser that opens them; the requesting browser of a call; the
-- objection period of renewals.
create table contact_links (
  token_hash text primary key,
  purpose text not null, subject text not null, ends_at text not null,
  opened_by text
);
create index contact_links_by_subject on contact_links (subject, purpose);
create index contact_links_by_end on contact_links (ends_at);
alter table call_limits add column asked_by text;
alter table renewal_orders add column carried_out_from text;
alter table renewal_orders add column objected_at text;
