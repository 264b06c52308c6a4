import type { Connection } from '../database/database.ts';

/** What has ended is found without reading the rest. */
export async function auditLogEnds(db: Connection): Promise<void> {
  await db.schema.createIndex('audit_log_by_moment').on('audit_log').column('at').execute();
}
