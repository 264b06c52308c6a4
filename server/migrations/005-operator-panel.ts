import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Operator sessions, and the time of treatment, which replaces a status that was always 'open'. */
export async function up(db: Connection): Promise<void> {
  for (const table of ['support_requests', 'reviews', 'no_coverage_leads'] as const) {
    await db.schema.alterTable(table).addColumn('treated_at', 'text').execute();
    await db.schema.createIndex(`${table}_by_treatment`).on(table).columns(['treated_at', 'id']).execute();
  }
  for (const table of ['support_requests', 'reviews'] as const)
    await db.schema.alterTable(table).dropColumn('status').execute();

  await withColumns(
    db.schema.createTable('panel_sessions').addColumn('token_hash', 'text', (column) => column.primaryKey()),
    textColumns('created_at', 'used_at'),
    {},
  ).execute();
}
