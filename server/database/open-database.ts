import { messageOf } from '../runtime/message-of.ts';
import { StartupError } from '../runtime/startup-error.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Where the database is, and how this process uses it. Behind a pooler no statement may be prepared. */
export interface DatabaseAccess {
  readonly databaseUrl: string;
  readonly postgres?: PostgresOptions | undefined;
}

/** Opens the database of DATABASE_URL and migrates it. */
export async function openDatabase(url: string, now: Date, postgres?: PostgresOptions): Promise<Database> {
  const file = sqliteFileOf(url);
  const database = file === null ? await openPostgres(url, postgres) : openSqlite(file);
  try {
    await migrate(database, now);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`Cannot bring the database up to date: ${messageOf(error)}`);
  }
}

export async function withDatabase<T>(
  { databaseUrl, postgres }: DatabaseAccess,
  job: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(databaseUrl, new Date(), postgres);
  try {
    return await job(database);
  } finally {
    await database.close();
  }
}

/** The SQLite file of the URL, or null for a PostgreSQL server. */
export const sqliteFileOf = (url: string): string | null =>
  url.startsWith('file:') ? decodeURIComponent(url.slice('file:'.length).replace(/^\/\/(?=\/)/, '')) : null;
