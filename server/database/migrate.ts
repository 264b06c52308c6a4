import { readdirSync } from 'node:fs';
import { StartupError } from '../runtime/startup-error.ts';
import type { Connection, Database } from './database.ts';

interface Migration {
  up(db: Connection, database: Database): Promise<void>;
}

const folder = new URL('../migrations/', import.meta.url);

/** Forward only: a mistake is fixed by a later migration. The order is that of the file names, which never change. */
const migrations = readdirSync(folder)
  .filter((file) => /^\d/.test(file))
  .map((file) => file.replace('.ts', ''))
  .toSorted();

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
  for (const name of missing) {
    const { up }: Migration = await import(new URL(`${name}.ts`, folder).href);
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
