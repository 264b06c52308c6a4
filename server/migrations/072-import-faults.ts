import type { Connection } from '../database/database.ts';

/** All faults of a file: the list of imports reads only the first ones, in `problems`. */
export async function up(db: Connection): Promise<void> {
  await db.schema.alterTable('import_runs').addColumn('faults', 'text').execute();
  await db.schema.alterTable('import_runs').addColumn('fault_count', 'integer').execute();
}
