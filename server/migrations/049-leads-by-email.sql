-- Index for a case-insensitive search by e-mail.
create index leads_by_email on leads (lower(email));
