-- When the company's own provider last said that a session may go on.
alter table operator_sessions add column provider_confirmed_at text;
