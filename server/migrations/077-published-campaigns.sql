-- Campaigns made in the panel keep their name after they are taken back.
create table published_campaigns (prefix text primary key, body text not null);
