import type { Connection } from '../database/database.ts';

/** Step-up tries of leads without coverage. */
export async function up(db: Connection): Promise<void> {
  await db.schema
    .createTable('no_coverage_step_ups')
    .addColumn('lead_id', 'text', (column) =>
      column.primaryKey().references('no_coverage_leads.id').onDelete('cascade'),
    )
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('closed_until', 'text')
    .execute();
}
