import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openTestServer } from './test-server/open-test-server.ts';
import { openLead } from './test-server/order.ts';
import { run } from './test-server/real-process.ts';
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

it('copies the database while it is written', async () => {
  const floor = await openTestServer();
  const browser = floor.browser();
  for (let count = 0; count < 20; count++) await openLead(browser);
  const target = join(temporaryFolder(), 'copies/monday.db');
  const copying = run('server/backup.ts', { DATABASE_URL: floor.url }, [target]);
  let during = 0;
  let over = false;
  const end = copying.ended.finally(() => {
    over = true;
  });
  while (!over && during < 90) {
    await openLead(browser);
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

it.each([
  ['postgres://localhost/shop', /pg_dump/],
  ['file:/nowhere/shop.db', /There is no database/],
])('says why %s is not copied', async (DATABASE_URL, line) => {
  const failing = run('server/backup.ts', { DATABASE_URL });
  expect(await failing.ended).toBe(1);
  expect(failing.printed().err).toMatch(line);
});
