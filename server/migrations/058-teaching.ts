import type { Connection, Database } from '../database/database.ts';
import { runStatements } from '../database/migrate.ts';

/** Sentences that operators taught, what was trained on them, and which version is live. */
export async function up(db: Connection, database: Database): Promise<void> {
  await runStatements(
    db,
    `
    create table taught_rows (
      id text primary key,
      group_id text not null, step text not null, text text not null, act text not null, author text not null,
      taught_at text not null,
      version integer
    );
    create unique index taught_rows_of_group on taught_rows (group_id, step, text);
    create table teaching_versions (
      version integer primary key,
      state text not null, trained_at text not null, report text not null, release text not null,
      rows integer not null,
      author text, published_at text, weights text
    );
    create table teaching (
      name text primary key,
      live integer not null,
      state text, claim text, claimed_until text, author text, started_at text
    );
    insert into teaching (name, live) values ('conversation', 0);
  `,
  );
  await database.notifyOnChange(db, 'teaching');
}
