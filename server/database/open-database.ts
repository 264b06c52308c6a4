import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens what DATABASE_URL names and brings its tables up to date. */
export async function openDatabase(url: string, now: Date, postgres?: PostgresOptions): Promise<Database> {
  const file = sqliteFileOf(url);
  const database = file === null ? await openPostgres(url, postgres) : openSqlite(file);
  try {
    await migrate(database, now);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `Cannot bring the database up to date: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** The file of the embedded database, or null when the URL names a PostgreSQL server. */
export const sqliteFileOf = (url: string): string | null =>
  url.startsWith('file:') ? decodeURIComponent(url.slice('file:'.length).replace(/^\/\/(?=\/)/, '')) : null;
