-- All faults of a file: the list of imports reads only the first ones, in `problems`.
alter table import_runs add column faults text;
alter table import_runs add column fault_count integer;
