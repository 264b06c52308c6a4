import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import type { Database } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { operatorRepository } from '../../../server/operators/operator-repository.ts';
import { operatorSessionRepository } from '../../../server/operators/operator-session-repository.ts';
import { openProtection } from '../../../server/protection/open-protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { trainVersion } from '../../../server/teaching/train-version.ts';
import { releaseOf } from '../../../server/teaching/version-repository.ts';
import { headerOf, packModel, unpackModel } from '../../../server/understanding/model/weights-file.ts';
import { weightsFile } from '../../../server/understanding/read-model.ts';
import { liveAddress } from '../../../src/contract/panel/live.ts';
import { nothingPublished } from '../../../src/contract/publication.ts';
import { context } from '../teaching/open-taught-shop.ts';
import { condominium, smallKnowledge, topic } from '../teaching/small-knowledge.ts';
import { testKeys } from '../test-server/open-test-server.ts';
import { ready, run } from '../test-server/real-process.ts';
import { emptyDatabase } from '../test-server/test-database.ts';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' };
const soon = { timeout: 15_000 };
const { folder, weights } = smallKnowledge();

async function signIn(database: Database): Promise<string> {
  const operators = operatorRepository(await openProtection(database, testKeys, systemRandom), systemRandom);
  return database.write(async (db) => {
    const person = { email: 'ana@loja.example', name: 'Ana', role: 'admin', passwordHash: 'none' } as const;
    const id = (await operators.add(db, person, new Date())) ?? '';
    return operatorSessionRepository(systemRandom).open(db, id, new Date());
  });
}

/** Collects the events of a server-sent stream. */
async function listenTo(address: string, path: string, cookie: string): Promise<() => string> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${address}${path}`, { headers: { cookie }, signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const read = async (): Promise<void> => {
    const { done = true, value = '' } = (await reader?.read().catch(() => undefined)) ?? {};
    heard += value;
    if (!done) await read();
  };
  void read();
  return () => heard;
}

/** A version that was trained elsewhere. */
async function addVersion(database: Database): Promise<void> {
  const taught = condominium.map((text) => ({
    ...{ group: 'group', step: 'nome', text, act: `ask:${topic}`, isNew: true },
  }));
  const trained = trainVersion({ folder, live: readFileSync(weights), taught, topics: [] });
  const header = headerOf(readFileSync(weightsFile));
  const model = packModel({ ...unpackModel(Buffer.from(trained.weights)), rows: header.rows });
  await database.write((db) =>
    db
      .insertInto('teaching_versions')
      .values({
        ...{ version: 1, state: 'ready', trained_at: new Date().toISOString(), rows: 10 },
        release: releaseOf(header),
        report: JSON.stringify(trained.report),
        weights: model.toString('base64'),
      })
      .execute(),
  );
}

const ps = (...options: string[]): string => spawnSync('ps', options, { encoding: 'utf8' }).stdout;

it('two servers started together on one empty PostgreSQL act as one shop, and what is taught stays when one of them is killed while it trains', async () => {
  const url = await emptyDatabase('PostgreSQL');
  const settings = {
    DATABASE_URL: url,
    DATA_KEY: testKeys.map((key) => key.toString('base64')).join(),
    SANDBOX: 'on',
    LOG: 'off',
  };
  const servers = await Promise.all(
    [1, 2].map(async () => run('server/main.mjs', { ...settings, PORT: String(await freePort()) })),
  );
  const [one = '', other = ''] = await Promise.all(servers.map(ready));
  const database = await openDatabase(url, new Date());
  onTestFinished(() => database.close());
  const cookie = `painel=${await signIn(database)}`;
  const call = async (address: string, method: string, path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { method, headers: { ...headers, cookie }, ...sent });
    return { status: response.status, body: await response.json() };
  };

  // Each migration was applied once.
  const applied = await database.read((db) => db.selectFrom('migrations').select('name').execute());
  expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
  for (const address of [one, other])
    expect(await call(address, 'GET', '/api/ready')).toMatchObject({
      status: 200,
      body: { status: 'ready' },
    });

  // A live update reaches a panel on the other process.
  const heard = await listenTo(other, liveAddress, cookie);
  await expect.poll(heard, soon).toContain('event: changed');
  await call(one, 'POST', '/api/supportRequest', { telephone: '11987654321' });
  await expect.poll(heard, soon).toContain('{"topics":["calls"]}');

  // A publication on one process is sold by the other.
  const { body: sold } = await call(other, 'GET', '/json/plans.json');
  const [offer] = sold.plans;
  const price_full = offer.price_full + 100;
  const prices = [{ key: 'a', list: 'plans', sku: offer.sku, price_full }];
  const draft = { version: 0, basedOn: 0, publication: { ...nothingPublished, prices } };
  expect(await call(one, 'PUT', '/api/panel/catalogue/draft', draft)).toMatchObject({
    status: 200,
    body: { problems: [] },
  });
  const { author } = (await call(one, 'GET', '/api/panel/catalogue')).body.draft;
  const publication = { drafts: [{ author, version: 1 }], published: 0, note: '' };
  expect((await call(other, 'POST', '/api/panel/catalogue/publications', publication)).status).toBe(200);
  const priceAt = async (address: string) => (await call(address, 'GET', '/json/plans.json')).body.plans[0];
  for (const address of [other, one])
    await expect.poll(() => priceAt(address), soon).toMatchObject({ sku: offer.sku, price_full });

  // What is taught on one process is said by both.
  await addVersion(database);
  const [message = ''] = condominium;
  const said = async (address: string): Promise<string> =>
    JSON.stringify((await call(address, 'POST', '/api/understand', { message, context })).body);
  const taught = { version: 1, live: 0 };
  expect(await call(one, 'POST', '/api/panel/conversation/publications', taught)).toMatchObject({
    status: 200,
    body: { live: 1 },
  });
  for (const address of [one, other]) await expect.poll(() => said(address), soon).toContain(topic);

  // A training ends with its server.
  expect((await call(one, 'POST', '/api/panel/conversation/trainings', {})).status).toBe(200);
  const server = servers[0]?.process;
  const training = () =>
    ps('-A', '-o', 'ppid=,pid=,args=')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .find(([parent, , ...args]) => parent === String(server?.pid) && args.join(' ').includes('training'));
  await expect.poll(training, soon).toBeDefined();
  const pid = training()?.[1] ?? '';
  server?.kill('SIGKILL');
  await expect.poll(() => ps('-o', 'args=', '-p', pid), soon).not.toContain('training-process');
  expect(await said(other)).toContain(topic);
  expect((await call(other, 'GET', '/api/panel/conversation/teaching')).body).toMatchObject({
    live: 1,
    versions: [{ version: 1, state: 'published' }],
  });
}, 120_000);
