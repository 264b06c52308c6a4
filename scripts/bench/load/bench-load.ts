import { randomBytes } from 'node:crypto';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalPostgres } from '../../local-postgres.ts';
import { type Load, measureLoad } from './measure-load.ts';
import { type ServerProcess, startReference, startShopServer } from './server-process.ts';
import { openLead, placeOrder, saveName } from './whole-order.ts';

// npm run bench:load [-- --seconds 5 --visitors 32 --only SQLite]: saved answers and whole orders per second. The
// baselines of the same run are a bare Fastify with an empty POST, and one with a durable insert. On loopback, client included.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    visitors: { type: 'string', default: '32' },
    only: { type: 'string', default: '' },
  },
});
const [seconds, visitors] = [Number(values.seconds), Number(values.visitors)];
using folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-load-'));
const measured: { what: string; load: Load }[] = [];

type Doing = Pick<Parameters<typeof measureLoad<string>>[0], 'arrive' | 'act'>;

const posts: Doing = { arrive: async () => 'any', act: saveName };
const answers: Doing = { arrive: openLead, act: saveName };
const orders: Doing = { arrive: async () => '', act: placeOrder };

await measure('bare POST', [startReference()], { answers: posts });
await measure('one durable insert', [startReference(join(folder.path, 'kept.db'))], { answers: posts });
const shop = startShopServer({ DATABASE_URL: `file:${join(folder.path, 'shop.db')}` });
await measure('SQLite', [shop], { answers, 'whole orders': orders });
if (!values.only.startsWith('SQLite')) await onPostgres();
print();

async function onPostgres(): Promise<void> {
  await using postgres = await startLocalPostgres(['max_connections=100']);
  for (const processes of [1, 2, 4]) {
    const settings = {
      DATABASE_URL: await postgres.create(`shop_${processes}`),
      DATA_KEY: randomBytes(32).toString('base64'),
    };
    const shops = Array.from({ length: processes }, () => startShopServer(settings));
    const what = `PostgreSQL, ${processes} process${processes > 1 ? 'es' : ''}`;
    await measure(what, shops, { answers, 'whole orders': orders });
  }
}

async function measure(
  what: string,
  starting: readonly Promise<ServerProcess>[],
  doings: Readonly<Record<string, Doing>>,
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const servers = (await Promise.all(starting)).map((server) => stack.use(server));
  for (const [name, doing] of Object.entries(doings))
    measured.push({
      what: `${what}: ${name}`,
      load: await measureLoad({ ...doing, servers, seconds, visitors }),
    });
}

function print(): void {
  const bare = measured[0]?.load.perSecond ?? Number.NaN;
  console.log(`${visitors} visitors, ${seconds} s each`);
  console.table(
    Object.fromEntries(
      measured.map(({ what, load }) => [
        what,
        {
          'per second': Math.round(load.perSecond),
          'of the bare POST': what.endsWith('orders') ? '' : (load.perSecond / bare).toFixed(2),
          'processor ms each': load.processorMs.toFixed(2),
          'client ms each': load.clientMs.toFixed(2),
          'p50 ms': Math.round(load.p50),
          'p99 ms': Math.round(load.p99),
        },
      ]),
    ),
  );
}
