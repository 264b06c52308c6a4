import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Connection } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { assertVersion } from '../../../server/database/sqlite.ts';
import { isStorageTrouble } from '../../../server/database/storage-trouble.ts';
import { StartupError } from '../../../server/runtime/startup-error.ts';
import { emptyDatabase, engines, temporaryFolder } from '../test-server/test-database.ts';

const now = new Date('2026-11-23T15:00:00Z');

describe.each(engines)('opening a database on %s', (engine) => {
  it('opening a database creates its tables once, even if two processes start together', async () => {
    const url = await emptyDatabase(engine);
    const [one, other] = await Promise.all([openDatabase(url, now), openDatabase(url, now)]);
    const applied = await other.read((db) => db.selectFrom('migrations').selectAll().execute());
    const names = applied.map(({ name }) => name);
    const inFiles = readdirSync('server/migrations').flatMap(
      (file) => /^(\d{3}-.+)\.\w+$/.exec(file)?.[1] ?? [],
    );
    expect(names).toEqual(expect.arrayContaining(inFiles));
    expect(new Set(names).size).toBe(names.length);
    expect(applied.every(({ applied_at }) => applied_at === now.toISOString())).toBe(true);
    await one.close();
    await other.close();
    const again = await openDatabase(url, new Date());
    expect(await again.read((db) => db.selectFrom('migrations').selectAll().execute())).toEqual(applied);
    await again.close();
  });

  it('a database of a newer version is not opened', async () => {
    const url = await emptyDatabase(engine);
    const database = await openDatabase(url, now);
    await database.write((db) =>
      db.insertInto('migrations').values({ name: '999-later', applied_at: '' }).execute(),
    );
    await database.close();
    await expect(openDatabase(url, now)).rejects.toThrow(/newer version .*999-later/);
  });

  it('a failing write is undone as a whole', async () => {
    const database = await openDatabase(await emptyDatabase(engine), now);
    onTestFinished(() => database.close());
    const failing = database.write(async (db) => {
      await db.insertInto('settings').values({ name: 'a', value: 'a' }).execute();
      await sql`select * from nothing_like_this`.execute(db);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.read((db) => db.selectFrom('settings').selectAll().execute())).toEqual([]);
  });
});

it('a PostgreSQL connection lost during a write fails that write, and the next one succeeds', async () => {
  const url = await emptyDatabase('PostgreSQL');
  const database = await openDatabase(url, now);
  const operator = await openDatabase(url, now);
  onTestFinished(async () => {
    await database.close();
    await operator.close();
  });
  const write = (name: string, meanwhile: () => Promise<unknown>) =>
    database.write(async (db) => {
      await db.insertInto('settings').values({ name, value: '' }).execute();
      await meanwhile();
      // An idle connection would not notice its end before the commit.
      await new Promise(setImmediate);
    });
  const endOthers = () =>
    operator.read((db) =>
      sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
    );
  // Whichever statement fails first, it has to count as a storage failure.
  await expect(write('lost', endOthers)).rejects.toSatisfy(isStorageTrouble);
  await write('kept', async () => {});
  const rows = await database.read((db) => db.selectFrom('settings').selectAll().execute());
  expect(rows).toEqual([{ name: 'kept', value: '' }]);
});

it('SQLite is durable: WAL, synchronous FULL, foreign keys', async () => {
  const url = await emptyDatabase('SQLite');
  const database = await openDatabase(url, now);
  onTestFinished(() => database.close());
  const value = (pragma: string) =>
    database.write(
      async (db) => Object.values(Object((await sql.raw(`PRAGMA ${pragma}`).execute(db)).rows[0]))[0],
    );
  expect(await value('journal_mode')).toBe('wal');
  expect(await value('synchronous')).toBe(2);
  expect(await value('foreign_keys')).toBe(1);
});

it.each([
  ['3.51.2', false],
  ['3.50.9', false],
  ['2.99.9', false],
  ['3.51.3', true],
  ['3.51.10', true],
  ['3.52.0', true],
  ['4.0.0', true],
])('SQLite %s is new enough: %s', (version, enough) => {
  const check = () => assertVersion(version);
  if (enough) expect(check).not.toThrow();
  else expect(check).toThrow(StartupError);
});

it.each([
  ['a file in the way of the folder', 'in-the-way/shop.db'],
  ['a folder of that name', 'folder'],
  ['a file that is no database', 'letter.db'],
])('a database that cannot be opened fails with a startup error: %s', async (_name, path) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'in-the-way'), '');
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'letter.db'), 'Dear customer, '.repeat(100));
  await expect(openDatabase(`file:${join(folder, path)}`, now)).rejects.toThrow(StartupError);
});

it('an unreachable PostgreSQL fails with a startup error in one line', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/not_there';
  await expect(openDatabase(url.href, now)).rejects.toThrow(/Cannot reach the PostgreSQL.*not_there/);
  url.port = '1';
  await expect(openDatabase(url.href, now)).rejects.toThrow(/Cannot reach the PostgreSQL.*ECONNREFUSED/);
});

it('a write succeeds after another process has written', async () => {
  const url = await emptyDatabase('SQLite');
  const database = await openDatabase(url, now);
  onTestFinished(() => database.close());
  const other = new DatabaseSync(url.slice('file:'.length));
  other.exec("BEGIN IMMEDIATE; INSERT INTO settings VALUES ('theirs', ''); COMMIT");
  await database.write((db) => db.insertInto('settings').values({ name: 'ours', value: '' }).execute());
  expect(other.prepare('SELECT count(*) AS many FROM settings').get()).toEqual({ many: 2 });
  other.close();
});

it('reads and writes continue while a newer version adds a column', async () => {
  const url = await emptyDatabase('PostgreSQL');
  const [older, newer] = await Promise.all([openDatabase(url, now), openDatabase(url, now)]);
  onTestFinished(async () => {
    await older.close();
    await newer.close();
  });
  const settings = (db: Connection) =>
    db.selectFrom('settings').selectAll().where('name', '=', 'kept').executeTakeFirst();
  const keep = (value: string) =>
    older.write(async (db) => {
      await settings(db);
      const row = { name: 'kept', value };
      await db
        .insertInto('settings')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    });
  for (const value of ['1', '2', '3', '4', '5', '6']) {
    await keep(value);
    expect(await older.read(settings)).toEqual({ name: 'kept', value });
  }
  await newer.write((db) => sql`alter table settings add column later text`.execute(db));
  await keep('7');
  expect(await older.read(settings)).toEqual({ name: 'kept', value: '7', later: null });
  await newer.write((db) => sql`alter table settings add column latest text`.execute(db));
  expect(await older.read(settings)).toMatchObject({ name: 'kept', value: '7', latest: null });
});
