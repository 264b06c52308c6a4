import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { operatorIn } from '../../scripts/shop/sign-in.ts';
import { failureOf } from './test-server/failure-of.ts';
import { freshDatabase } from './test-server/fresh-database.ts';
import { ready, run } from './test-server/real-process.ts';
import { temporaryFolder } from './test-server/test-database.ts';

const shop = (settings: Record<string, string>) => run('server/main.mjs', settings);

it('a server prints its address when ready, protects its key, ends cleanly, and restarts with its data for real customers', async () => {
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

  const real = { ...settings, PORT: String(await freePort()), SANDBOX: 'off', NODE_COMPILE_CACHE: '' };
  const next = shop(real);
  // The account that the sandbox printed is closed where real customers are served.
  const signedIn = await fetch(`${await ready(next)}/api/panel/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
    body: JSON.stringify(operatorIn(server.printed().out)),
  });
  expect(signedIn.status).toBe(401);
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

it('a server on PostgreSQL creates no operator for real customers, and ends during a half-sent request', async () => {
  const port = await freePort();
  const server = shop({
    PORT: String(port),
    DATABASE_URL: await freshDatabase('PostgreSQL'),
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
