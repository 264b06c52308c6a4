import type { Connection, Database } from '../database/database.ts';
import { runStatements } from '../database/migrate.ts';

/** Published catalogue versions, the draft, and ids of changed offers. */
export async function up(db: Connection, database: Database): Promise<void> {
  await runStatements(
    db,
    `
    create table publication_drafts (
      name text primary key,
      version integer not null, based_on integer not null,
      body text not null, edited_by text not null, edited_at text not null
    );
    create table publications (
      version integer primary key,
      body text not null, note text not null, author text not null, published_at text not null,
      restores integer
    );
    create table published_offers (id integer primary key, terms text not null, offer_code text not null);
    create unique index published_offers_by_terms on published_offers (terms);
  `,
  );
  await database.notifyOnChange(db, 'publications');
}
