-- Sign-in attempts moved to `call_counts`.
drop table sign_in_attempts;
