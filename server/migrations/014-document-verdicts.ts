import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

const tried = z.record(
  z.string(),
  z.object({ tries: z.int(), status: z.string(), message: z.nullable(z.string()) }),
);

/** Moves refusals from leads to their documents, and adds outcomes to reviews. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema
      .createTable('document_verdicts')
      .addColumn('document_key', 'text', (column) => column.primaryKey()),
    { ...textColumns('status', 'updated_at'), tries: 'integer' },
    textColumns('message', 'identity_key'),
  ).execute();
  await db.schema
    .createIndex('document_verdicts_by_update')
    .on('document_verdicts')
    .column('updated_at')
    .execute();
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
  await sql`alter table leads drop column risk_history`.execute(db);

  for (const name of ['document_key', 'identity_key', 'decision', 'decided_at'])
    await db.schema.alterTable('reviews').addColumn(name, 'text').execute();
  await withColumns(
    db.schema
      .createTable('review_decisions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('review_id', 'text', (column) =>
        column.notNull().references('reviews.id').onDelete('cascade'),
      ),
    textColumns('at', 'by', 'decision'),
    textColumns('note'),
  ).execute();
  await db.schema
    .createIndex('review_decisions_by_review')
    .on('review_decisions')
    .columns(['review_id', 'at'])
    .execute();
}
