alter table import_runs add column forecast text;
