alter table operator_sessions add column system text;
