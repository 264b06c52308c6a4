-- How a consent was given, where not by the person's own press, and the operator who heard it.
alter table consents add column how text;
alter table consents add column operator_id text;
