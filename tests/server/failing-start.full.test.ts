import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { failureOf } from './test-server/failure-of.ts';
import { emptyDatabase, temporaryFolder } from './test-server/test-database.ts';

it.each(['20.20.2', '22.18.0', '25.9.1'])(
  'Node %s is too old, and one sentence says what to do',
  async (version) => {
    // Simulates an old version of Node.js.
    const disguise = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
    expect(
      await failureOf({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(disguise)}` }),
    ).toBe(
      `Node 26 or newer is needed, and this is Node ${version}: \`npm start\` brings the right one along.`,
    );
  },
);

it('a port in use is named at the start', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  const address = holder.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const settings = { PORT: port, DATABASE_URL: await emptyDatabase('SQLite') };
  expect(await failureOf(settings)).toBe(`Port ${port} is in use: stop what holds it or choose another PORT`);
});

it('a data folder that cannot be written is named at the start', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'data'), '');
  expect(await failureOf({ DATABASE_URL: `file:${join(folder, 'data/shop.db')}` })).toMatch(
    /^Cannot use the key file/,
  );
  mkdirSync(join(folder, 'shop.db'));
  const line = await failureOf({ DATABASE_URL: `file:${join(folder, 'shop.db')}` });
  expect(line).toContain(`Cannot open the database at ${join(folder, 'shop.db')}: `);
});

it('an unreachable database is named at the start without its password', async () => {
  const url = new URL(inject('postgresUrl'));
  url.port = String(await freePort());
  url.password = 'geheim';
  const DATA_KEY = Buffer.alloc(32, 5).toString('base64');
  const line = await failureOf({ DATABASE_URL: url.href, DATA_KEY });
  expect(line).toMatch(/^Cannot reach the PostgreSQL database of DATABASE_URL: .*ECONNREFUSED/);
  expect(line).not.toContain('geheim');
});

it.each([
  [{ DATABASE_URL: 'mysql://localhost/shop' }, /^DATABASE_URL must be file:/],
  [{ DATABASE_URL: 'postgres://localhost/shop' }, /^DATA_KEY is needed with PostgreSQL/],
  [{ DATABASE_URL: 'file:%E0' }, /^DATABASE_URL must be file:/],
  [{ DATA_KEY: 'short' }, /^DATA_KEY must hold 32 bytes as base64$/],
  [{ PORT: 'x' }, /^PORT must be a port number$/],
  [{ TRUST_PROXY: 'maybe' }, /^TRUST_PROXY must be on, off/],
])('a wrong setting is named at the start: %j', async (settings, line) => {
  expect(await failureOf(settings)).toMatch(line);
});

it.each([
  ['missing', "read(file + '.gone')", /ENOENT.*weights\.bin/],
  ['of other features', `Buffer.from('{"features":0}\\n')`, /feature version 0/],
])('weights of the model that are %s are named at the start', async (_, found, line) => {
  // Every thread of the server finds this file instead.
  const disguise = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const read = fs.readFileSync;
    fs.readFileSync = (file, ...rest) => (String(file).endsWith('weights.bin') ? ${found} : read(file, ...rest));
    syncBuiltinESMExports();
  `;
  const settings = {
    PORT: String(await freePort()),
    DATABASE_URL: await emptyDatabase('SQLite'),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(disguise)}`,
  };
  expect(await failureOf(settings)).toMatch(line);
});
