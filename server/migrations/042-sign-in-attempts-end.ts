import type { Connection } from '../database/database.ts';

/** Tries to sign in are counted in `call_counts`, as everybody's calls are. */
export const signInAttemptsEnd = async (db: Connection): Promise<void> =>
  db.schema.dropTable('sign_in_attempts').execute();
