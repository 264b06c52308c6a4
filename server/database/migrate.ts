import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { StartupError } from '../runtime/startup-error.ts';
import type { Connection, Database } from './database.ts';

interface Migration {
  up(db: Connection, database: Database): Promise<void>;
}

const folder = new URL('../migrations/', import.meta.url);

/** Forward only: a mistake is fixed by a later migration. The order is that of the file names, which never change. */
const files = readdirSync(folder)
  .filter((file) => /^\d/.test(file))
  .toSorted();
const nameOf = (file: string): string => file.replace(/\.\w+$/, '');
const migrations = files.map(nameOf);

/** In SQL that both databases read, or a module where that is not enough. */
async function read(file: string): Promise<Migration['up']> {
  const url = new URL(file, folder);
  if (file.endsWith('.sql')) return (db) => runStatements(db, readFileSync(url, 'utf8'));
  const { up }: Migration = await import(url.href);
  return up;
}

export async function migrate(database: Database, now: Date): Promise<void> {
  await database.write(async (db) => {
    await database.lockSchema(db);
    await db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
  });
  const missing = await database.read(missingMigrations);
  for (const file of files) {
    const name = nameOf(file);
    if (!missing.includes(name)) continue;
    const up = await read(file);
    await database.write(async (db) => {
      await database.lockSchema(db);
      // Another process may have started at the same time.
      const applied = await db
        .selectFrom('migrations')
        .select('name')
        .where('name', '=', name)
        .executeTakeFirst();
      if (applied) return;
      await up(db, database);
      await db.insertInto('migrations').values({ name, applied_at: now.toISOString() }).execute();
    });
  }
  await refuseNewerTables(database);
}

/** Each statement ends with a semicolon. */
export async function runStatements(db: Connection, statements: string): Promise<void> {
  for (const statement of statements.replace(/^--.*$/gm, '').split(';'))
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
}

/** Migrations of this version that the database lacks. */
export async function missingMigrations(db: Connection): Promise<string[]> {
  const applied = await db.selectFrom('migrations').select('name').execute();
  const names = new Set(applied.map(({ name }) => name));
  return migrations.filter((name) => !names.has(name));
}

async function refuseNewerTables(database: Database): Promise<void> {
  const applied = await database.read((db) => db.selectFrom('migrations').select('name').execute());
  const unknown = applied.find(({ name }) => !migrations.includes(name));
  if (unknown) {
    throw new StartupError(`The database was made by a newer version (it has ${unknown.name}): update first`);
  }
}
