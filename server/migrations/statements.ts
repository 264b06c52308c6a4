import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** A migration in SQL that both databases read; each statement ends with a semicolon. */
export const runs =
  (statements: string) =>
  async (db: Connection): Promise<void> => {
    for (const statement of statements.split(';'))
      if (statement.trim() !== '') await sql.raw(statement).execute(db);
  };
