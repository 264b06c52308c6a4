-- Each operator has a draft of their own, named by their id; that of an account which is gone stays as it is.
update publication_drafts set name = coalesce((select min(id) from operators where name = edited_by), name);
