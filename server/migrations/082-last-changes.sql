-- Whether a thing has changed later is asked of every change: with its moment in the index that is one look.
create index changes_of_thing on changes (thing, id, at);
drop index changes_by_thing;
