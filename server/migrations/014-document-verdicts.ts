import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection } from '../database/database.ts';
import { runs } from './statements.ts';

const tried = z.record(
  z.string(),
  z.object({ tries: z.int(), status: z.string(), message: z.nullable(z.string()) }),
);

/** Moves refusals from leads to their documents, and adds outcomes to reviews. */
export async function up(db: Connection): Promise<void> {
  await runs(`
    create table document_verdicts (
      document_key text primary key,
      status text not null, updated_at text not null,
      tries integer not null,
      message text, identity_key text
    );
    create index document_verdicts_by_update on document_verdicts (updated_at);
  `)(db);
  const { rows } = await sql<{ risk_history: string; updated_at: string }>`
    select risk_history, updated_at from leads
    where status = 'open' and risk_history is not null and risk_history <> '{}'
    order by updated_at desc`.execute(db);
  for (const { risk_history, updated_at } of rows)
    for (const [document_key, held] of Object.entries(tried.parse(JSON.parse(risk_history))))
      await db
        .insertInto('document_verdicts')
        .values({ document_key, ...held, identity_key: null, updated_at })
        .onConflict((conflict) => conflict.column('document_key').doNothing())
        .execute();
  await runs(`
    alter table leads drop column risk_history;
    alter table reviews add column document_key text;
    alter table reviews add column identity_key text;
    alter table reviews add column decision text;
    alter table reviews add column decided_at text;
    create table review_decisions (
      id text primary key,
      review_id text not null references reviews (id) on delete cascade,
      at text not null, by text not null, decision text not null,
      note text
    );
    create index review_decisions_by_review on review_decisions (review_id, at);
  `)(db);
}
