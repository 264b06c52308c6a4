import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** What the analysis said of a lead, and why a review was decided. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema
      .createTable('lead_analyses')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade')),
    textColumns('at', 'source', 'status'),
    { questions: 'integer', correct: 'integer' },
  ).execute();
  await db.schema.createIndex('lead_analyses_by_lead').on('lead_analyses').column('lead_id').execute();
  await db.schema.createIndex('lead_analyses_by_moment').on('lead_analyses').column('at').execute();
  await db.schema.createIndex('reviews_by_document').on('reviews').column('document_key').execute();
  await db.schema.alterTable('review_decisions').addColumn('reason', 'text').execute();
}
