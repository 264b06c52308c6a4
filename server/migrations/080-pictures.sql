-- Photos of banners, ready for pages.
create table pictures (name text primary key, content text not null, kept_at text not null);
