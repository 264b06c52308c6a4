import type { Connection } from '../database/database.ts';

/** When the company's own provider last said that a session may go on. */
export async function up(db: Connection): Promise<void> {
  await db.schema.alterTable('operator_sessions').addColumn('provider_confirmed_at', 'text').execute();
}
