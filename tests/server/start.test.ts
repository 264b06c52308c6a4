import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { operatorIn } from '../../scripts/shop/sign-in.ts';
import { failureOf } from './test-server/failure-of.ts';
import { paulista } from './test-server/order.ts';
import { ready, run } from './test-server/real-process.ts';
import { emptyDatabase, temporaryFolder } from './test-server/test-database.ts';

const shop = (settings: Record<string, string>) => run('server/main.mjs', settings);

it('a server prints its address when ready, protects its key, ends cleanly, and restarts with its data', async () => {
  const file = join(temporaryFolder(), 'new/folder/shop.db');
  const keyFile = file.replace('.db', '.key');
  const settings = { DATABASE_URL: `file:${file}`, LOG: 'off' };
  const port = String(await freePort());
  const server = shop({ ...settings, PORT: port });
  const address = await ready(server);
  expect(address).toBe(`http://localhost:${port}`);
  const health = await fetch(`${address}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  for (const name of [keyFile, file]) expect(statSync(name).mode & 0o777).toBe(0o600);
  const key = readFileSync(keyFile, 'utf8');
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const said = new RegExp(
    `^Ultrafibra: ${address}\nPanel: ${address}/painel/ as painel@ultrafibra.example with the password \\S{20}\n$`,
  );
  expect(server.printed()).toEqual({ out: expect.stringMatching(said), err: '' });
  // A clean shutdown checkpoints the WAL.
  expect(existsSync(`${file}-wal`)).toBe(false);

  const next = shop({ ...settings, PORT: String(await freePort()), NODE_COMPILE_CACHE: '' });
  await ready(next);
  next.process.kill('SIGINT');
  expect(await next.ended).toBe(0);
  // The compile cache is kept for the next start.
  expect(readdirSync('node_modules/.cache/compiled')).not.toEqual([]);
  expect(readFileSync(keyFile, 'utf8')).toBe(key);
  const otherKey = Buffer.alloc(32, 5).toString('base64');
  expect(await failureOf({ ...settings, PORT: port, DATA_KEY: otherKey })).toMatch(/key does not fit/);
});

it('the required Node version is the installed one', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const entry = readFileSync('server/main.mjs', 'utf8');
  expect(entry).toContain(`const needed = ${/\d+/.exec(dependencies.node)?.[0]};`);
});

it('a server killed under load keeps every acknowledged write', async () => {
  const url = await emptyDatabase('SQLite');
  const server = shop({ PORT: String(await freePort()), DATABASE_URL: url, LOG: 'off' });
  const address = await ready(server);
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' };
  const acknowledged = new Map<string, number>();
  let answers = 0;
  const visit = async () => {
    const body = JSON.stringify({ coverage: paulista, lead: {} });
    const opened = await fetch(`${address}/api/lead-v2`, { method: 'POST', headers, body });
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { id } = Object(await opened.json());
    for (;;) {
      const name = JSON.stringify({ name: 'Maria Souza' });
      const path = `${address}/api/lead-v2/${id}/name`;
      const saved = await fetch(path, { method: 'PATCH', headers: { ...headers, cookie }, body: name });
      acknowledged.set(id, Object(await saved.json()).version);
      answers += 1;
      if (answers === 200) server.process.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, visit));
  await server.ended;
  const database = new DatabaseSync(url.slice('file:'.length));
  onTestFinished(() => database.close());
  expect(acknowledged.size).toBe(8);
  for (const [id, version] of acknowledged) {
    const stored = Object(database.prepare('SELECT version FROM leads WHERE id = ?').get(id));
    expect(stored.version).toBeGreaterThanOrEqual(version);
  }
  const [id] = acknowledged.keys();
  const again = shop({ PORT: String(await freePort()), DATABASE_URL: url, LOG: 'off' });
  const found = await fetch(`${await ready(again)}/api/lead/${id}`);
  expect(await found.json()).toMatchObject({ id, access: 'pointer', address: { city: 'São Paulo' } });
});

it('a server on PostgreSQL creates no operator for real customers, and ends during a half-sent request', async () => {
  const port = await freePort();
  const server = shop({
    PORT: String(port),
    DATABASE_URL: await emptyDatabase('PostgreSQL'),
    DATA_KEY: Buffer.alloc(32, 5).toString('base64'),
    SANDBOX: 'off',
    LOG: 'off',
  });
  const address = await ready(server);
  const waiting = connect(port, 'localhost').on('error', () => {});
  onTestFinished(() => void waiting.destroy());
  waiting.write('GET / HTTP/1.1\r\nhost');
  // A response on another connection proves that the partial request was read.
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.printed()).toEqual({ out: `Ultrafibra: ${address}\n`, err: '' });
});

it('the account that a sandbox printed is closed once the same database serves real customers', async () => {
  const settings = { DATABASE_URL: await emptyDatabase('SQLite'), LOG: 'off' };
  const trial = shop({ ...settings, PORT: String(await freePort()) });
  await ready(trial);
  trial.process.kill('SIGTERM');
  await trial.ended;
  const real = shop({ ...settings, PORT: String(await freePort()), SANDBOX: 'off' });
  const signedIn = await fetch(`${await ready(real)}/api/panel/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
    body: JSON.stringify(operatorIn(trial.printed().out)),
  });
  expect(signedIn.status).toBe(401);
});
