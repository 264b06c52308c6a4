import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Connection, Database } from '../../../server/database/database.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { openSqlite } from '../../../server/database/sqlite.ts';
import { temporaryFolder } from '../test-server/test-database.ts';

async function open() {
  const file = join(temporaryFolder(), 'grouped.db');
  const commits: number[] = [];
  const database = openSqlite(file, { onCommit: (jobs) => commits.push(jobs) });
  await migrate(database, new Date());
  commits.length = 0;
  return { file, database, commits };
}

const put = (name: string) => async (db: Connection) => {
  await db.insertInto('settings').values({ name, value: name }).execute();
  return name;
};

const names = async (database: Database) => {
  const rows = await database.read((db) => db.selectFrom('settings').select('name').execute());
  return rows.map(({ name }) => name).toSorted();
};

it('writes of one turn are committed together, each with its own result', async () => {
  const { file, database, commits } = await open();
  const wanted = Array.from({ length: 50 }, (_, index) => `n${String(index).padStart(2, '0')}`);
  expect(await Promise.all(wanted.map((name) => database.write(put(name))))).toEqual(wanted);
  expect(commits).toEqual([50]);
  await database.close();
  const reopened = new DatabaseSync(file, { readOnly: true });
  expect(
    reopened
      .prepare('SELECT name FROM settings ORDER BY name')
      .all()
      .map(({ name }) => name),
  ).toEqual(wanted);
  reopened.close();
});

it('a write is answered only when another process can read it', async () => {
  const { file, database } = await open();
  const other = new DatabaseSync(file, { readOnly: true });
  await database.write(put('a'));
  expect(other.prepare('SELECT name FROM settings').all()).toEqual([{ name: 'a' }]);
  other.close();
  await database.close();
});

it('a failing write of a group is undone alone', async () => {
  const { database, commits } = await open();
  const failing = database.write(async (db) => {
    await put('half')(db);
    throw new Error('after the first insert');
  });
  const twice = database.write(async (db) => {
    await put('same')(db);
    return put('same')(db);
  });
  const outcomes = await Promise.allSettled([
    database.write(put('a')),
    failing,
    database.write(put('b')),
    twice,
    database.write(put('c')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(commits).toEqual([5]);
  expect(await names(database)).toEqual(['a', 'b', 'c']);
  await database.close();
});

it('committed writes are acknowledged even if the hook behind them fails', async () => {
  let isBroken = false;
  const onCommit = () => {
    if (isBroken) throw new Error('no metrics');
  };
  const database = openSqlite(join(temporaryFolder(), 'hook.db'), { onCommit });
  await migrate(database, new Date());
  isBroken = true;
  const warned = once(process, 'warning');
  expect(await Promise.all(['a', 'b'].map((name) => database.write(put(name))))).toEqual(['a', 'b']);
  expect(await names(database)).toEqual(['a', 'b']);
  expect(await warned).toMatchObject([{ message: 'no metrics' }]);
  await database.close();
});

it('a full disk fails every write of the group, and later writes succeed', async () => {
  const { database } = await open();
  const fill = (pages: string) =>
    database.write(async (db) => {
      const { sql } = await import('kysely');
      await sql.raw(`PRAGMA max_page_count = ${pages}`).execute(db);
    });
  await fill('1');
  const big = 'x'.repeat(200_000);
  const outcomes = await Promise.allSettled([
    database.write(put('a')),
    database.write(async (db) => {
      await db.insertInto('settings').values({ name: 'big', value: big }).execute();
    }),
    database.write(put('b')),
  ]);
  const saved = await names(database);
  const told = ['a', 'big', 'b'].filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(outcomes[1]?.status).toBe('rejected');
  expect(saved).toEqual(told.toSorted());
  await fill('1073741823');
  await database.write(put('later'));
  expect(await names(database)).toContain('later');
  await database.close();
});

it('closing the database waits for pending writes', async () => {
  const { file, database } = await open();
  const writing = database.write(put('last'));
  await database.close();
  expect(await writing).toBe('last');
  const reopened = openSqlite(file);
  expect(await names(reopened)).toEqual(['last']);
  await reopened.close();
});

it('a read cannot write', async () => {
  const { database } = await open();
  await expect(database.read(put('a'))).rejects.toThrow(/readonly/);
  await database.close();
});

it('the database keeps temporary data in memory, not in a file', async () => {
  const { database } = await open();
  const { rows } = await database.write((db) => sql<{ temp_store: number }>`pragma temp_store`.execute(db));
  expect(rows).toEqual([{ temp_store: 2 }]);
  await database.close();
});
