import type { Connection } from '../database/database.ts';

/** Tries to take up what was left without coverage, counted like those for a lead. */
export async function noCoverageStepUps(db: Connection): Promise<void> {
  await db.schema
    .createTable('no_coverage_step_ups')
    .addColumn('lead_id', 'text', (column) =>
      column.primaryKey().references('no_coverage_leads.id').onDelete('cascade'),
    )
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('closed_until', 'text')
    .execute();
}
