-- Index for the calendar: visits by region and day.
create index orders_by_visit on orders (region, installation_date, installation_period, number);
