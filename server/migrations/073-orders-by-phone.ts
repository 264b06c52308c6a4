import type { Connection } from '../database/database.ts';

/** How a consent was given, where not by the person's own press, and the operator who heard it. */
export async function up(db: Connection): Promise<void> {
  for (const name of ['how', 'operator_id'])
    await db.schema.alterTable('consents').addColumn(name, 'text').execute();
}
