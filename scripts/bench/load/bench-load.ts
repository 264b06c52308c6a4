import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalPostgres } from '../../local-postgres.ts';
import { type Load, measureLoad } from './measure-load.ts';
import { type ServerProcess, startReference, startShopServer } from './server-process.ts';
import { openLead, placeOrder, saveName } from './whole-order.ts';

// npm run bench:load [-- --seconds 5 --visitors 32 --only SQLite]: saved answers and whole orders per second, beside the same POST to a
// bare Fastify without a database and to one that makes one durable insert, in the same run. On loopback, client included.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    visitors: { type: 'string', default: '32' },
    only: { type: 'string', default: '' },
  },
});
const [seconds, visitors] = [Number(values.seconds), Number(values.visitors)];
const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-load-'));
const measured: { what: string; load: Load }[] = [];

try {
  const bare = await withServers('bare POST', () => [startReference()], answers);
  await withServers('one durable insert', () => [startReference(join(folder, 'kept.db'))], answers);
  await withServers(
    'SQLite',
    () => [startShopServer({ DATABASE_URL: `file:${join(folder, 'shop.db')}` })],
    both,
  );
  if (!values.only.startsWith('SQLite')) await onPostgres();
  print(bare);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function onPostgres(): Promise<void> {
  const postgres = await startLocalPostgres(['max_connections=100']);
  try {
    for (const processes of [1, 2, 4]) {
      const settings = {
        DATABASE_URL: await postgres.create(`shop_${processes}`),
        DATA_KEY: randomBytes(32).toString('base64'),
      };
      const start = () => Array.from({ length: processes }, () => startShopServer(settings));
      await withServers(`PostgreSQL, ${processes} process${processes > 1 ? 'es' : ''}`, start, both);
    }
  } finally {
    await postgres.remove();
  }
}

async function withServers<T>(
  what: string,
  start: () => Promise<ServerProcess>[],
  measure: (what: string, servers: readonly ServerProcess[]) => Promise<T>,
): Promise<T> {
  const servers = await Promise.all(start());
  try {
    return await measure(what, servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function answers(what: string, servers: readonly ServerProcess[]): Promise<Load> {
  const isShop = !/bare|insert/.test(what);
  return note(`${what}: answers`, {
    servers,
    arrive: isShop ? openLead : async () => 'any',
    act: saveName,
  });
}

async function both(what: string, servers: readonly ServerProcess[]): Promise<void> {
  await answers(what, servers);
  await note(`${what}: whole orders`, { servers, arrive: async () => '', act: placeOrder });
}

async function note(
  what: string,
  doing: Pick<Parameters<typeof measureLoad<string>>[0], 'servers' | 'arrive' | 'act'>,
): Promise<Load> {
  const load = await measureLoad({ ...doing, seconds, visitors });
  measured.push({ what, load });
  return load;
}

function print(bare: Load): void {
  console.log(`${visitors} visitors, ${seconds} s each`);
  console.table(
    Object.fromEntries(
      measured.map(({ what, load }) => [
        what,
        {
          'per second': Math.round(load.perSecond),
          'of the bare POST': what.endsWith('orders') ? '' : (load.perSecond / bare.perSecond).toFixed(2),
          'processor ms each': load.processorMs.toFixed(2),
          'p50 ms': Math.round(load.p50),
          'p99 ms': Math.round(load.p99),
        },
      ]),
    ),
  );
}
