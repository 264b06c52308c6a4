-- One that is published began, from now on, with what is published.
update publication_drafts set based_on = (select max(version) from publications)
  where body = (select body from publications order by version desc limit 1);
-- Each operator has a draft of their own, named by their id; that of an account which is gone stays as it is.
update publication_drafts set name = coalesce((select min(id) from operators where name = edited_by), name);
