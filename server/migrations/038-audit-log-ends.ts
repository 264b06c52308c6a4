import type { Connection } from '../database/database.ts';

/** Index for the retention sweep of the audit log. */
export async function up(db: Connection): Promise<void> {
  await db.schema.createIndex('audit_log_by_moment').on('audit_log').column('at').execute();
}
