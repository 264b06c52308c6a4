import { runs } from './statements.ts';

/** Photos of banners, ready for pages. */
export const up = runs(
  'create table pictures (name text primary key, content text not null, kept_at text not null)',
);
