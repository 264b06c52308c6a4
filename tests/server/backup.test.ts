import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { createRepositories } from '../../server/app/repositories.ts';
import { backupCommand } from '../../server/commands/backup.ts';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { holdRestored } from '../../server/outbox/hold-restored.ts';
import type { Channel } from '../../server/outbox/outbox-item.ts';
import { createProtection } from '../../server/protection/protection.ts';
import { systemRandom } from '../../server/protection/random.ts';
import { dayMs, hourMs } from '../../src/brazil/durations.ts';
import { openTestServer, testKeys } from './test-server/open-test-server.ts';
import { run } from './test-server/real-process.ts';
import { runInProcess } from './test-server/run-in-process.ts';
import { temporaryFolder } from './test-server/test-database.ts';

const countLeads = (file: string): unknown => {
  const copy = new DatabaseSync(file, { readOnly: true });
  const { check } = Object(
    copy.prepare('SELECT integrity_check AS "check" FROM pragma_integrity_check').get(),
  );
  const { many } = Object(copy.prepare('SELECT count(*) AS many FROM leads').get());
  copy.close();
  return { check, many };
};

it('a backup is complete even if the database is written meanwhile', async () => {
  const server = await openTestServer();
  const browser = server.browser();
  for (let count = 0; count < 20; count++) await server.leadAt('name', { browser });
  const target = join(temporaryFolder(), 'copies/monday.db');
  const copying = run('server/commands/backup.ts', { DATABASE_URL: server.url }, [target]);
  let during = 0;
  let over = false;
  const end = copying.ended.finally(() => {
    over = true;
  });
  while (!over && during < 90) {
    await server.leadAt('name', { browser });
    during += 1;
    await new Promise(setImmediate);
  }
  expect(await end).toBe(0);
  expect(copying.printed()).toEqual({ out: `${target}\n`, err: '' });
  expect(statSync(target).mode & 0o777).toBe(0o600);
  const { check, many } = Object(countLeads(target));
  expect(check).toBe('ok');
  expect(many).toBeGreaterThanOrEqual(20);
  expect(many).toBeLessThanOrEqual(20 + during);
});

it('messages that may have been sent since a backup are held after a restore until a person sends them', async () => {
  const server = await openTestServer();
  const { idLead } = await server.leadAt('name');
  const { outbox } = createRepositories(createProtection(testKeys, systemRandom), systemRandom);
  const put = (channel: Channel, hours: number) => {
    const dueAt = new Date(server.now().getTime() + hours * hourMs);
    const sendUntil = new Date(dueAt.getTime() + dayMs);
    const item = { kind: channel, channel, to: 'ana@exemplo.com.br', data: {}, leadId: idLead };
    return server.database.write((db) =>
      outbox.put(db, { ...item, dueAt, sendUntil, endsAt: sendUntil }, server.now()),
    );
  };
  const [due, later, event] = [await put('email', -1), await put('email', 3), await put('webhook', -1)];
  const target = join(temporaryFolder(), 'copy.db');
  const backup = await runInProcess(backupCommand, { DATABASE_URL: server.url }, target);
  expect(backup.code).toBe(0);

  const states = async (database: Database) => {
    const rows = await database.read((db) => db.selectFrom('message_outbox').selectAll().execute());
    return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  };
  const waiting = { [`${due}`]: 'waiting', [`${later}`]: 'waiting', [`${event}`]: 'waiting' };
  const restored = await openDatabase(`file:${target}`, server.now());
  onTestFinished(() => restored.close());
  expect(await holdRestored(restored, server.now())).toBe(1);
  expect(await states(restored)).toEqual({ ...waiting, [`${due}`]: 'uncertain' });
  expect(await holdRestored(restored, new Date(server.now().getTime() + 4 * hourMs))).toBe(0);
  expect(await holdRestored(server.database, server.now())).toBe(0);
  expect(await states(server.database)).toEqual(waiting);
});

it.each([
  ['postgres://localhost/shop', /pg_dump/],
  ['file:/nowhere/shop.db', /There is no database/],
])('a backup of %s fails with its reason', async (DATABASE_URL, line) => {
  const { code, err } = await runInProcess(backupCommand, { DATABASE_URL });
  expect(code).toBe(1);
  expect(err).toMatch(line);
});
