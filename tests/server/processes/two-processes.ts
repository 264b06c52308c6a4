import { onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { operatorRepository } from '../../../server/operators/operator-repository.ts';
import { operatorSessionRepository } from '../../../server/operators/operator-session-repository.ts';
import { openProtection } from '../../../server/protection/open-protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { testKeys } from '../test-server/open-test-server.ts';
import { ready, run } from '../test-server/real-process.ts';
import { emptyDatabase } from '../test-server/test-database.ts';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' };

/** Two servers that start concurrently on an empty PostgreSQL, and an operator. */
export async function twoProcesses() {
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
  const cookie = `painel=${await signIn()}`;

  async function signIn(): Promise<string> {
    const operators = operatorRepository(
      await openProtection(database, testKeys, systemRandom),
      systemRandom,
    );
    return database.write(async (db) => {
      const person = { email: 'ana@loja.example', name: 'Ana', role: 'admin', passwordHash: 'none' } as const;
      const id = (await operators.add(db, person, new Date())) ?? '';
      return operatorSessionRepository(systemRandom).open(db, id, new Date());
    });
  }

  const call = async (address: string, method: string, path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { method, headers: { ...headers, cookie }, ...sent });
    return { status: response.status, body: await response.json() };
  };
  return { servers, one, other, cookie, call, database };
}

/** Collects the events of a server-sent stream. */
export async function listenTo(address: string, path: string, cookie: string): Promise<() => string> {
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
