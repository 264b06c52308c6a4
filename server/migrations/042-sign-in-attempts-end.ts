import type { Connection } from '../database/database.ts';

/** Sign-in attempts moved to `call_counts`. */
export const up = async (db: Connection): Promise<void> => db.schema.dropTable('sign_in_attempts').execute();
