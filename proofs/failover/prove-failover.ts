import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { placeOrder } from '../../scripts/bench/load/whole-order.ts';
import { openShop } from '../../scripts/shop/start-shop.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { missingOrders } from '../missing-orders.ts';
import { missingPrograms, startCluster } from './start-cluster.ts';

// npm run prove:failover: kills the primary of a Patroni cluster with two PostgreSQL nodes during orders. Proves that no
// acknowledged order is lost and that orders succeed again within thirty seconds. Debian: patroni etcd-server haproxy postgresql.
const longestGap = 30;
const visitors = 4;

const missing = missingPrograms();
if (missing.length > 0) {
  console.error(`Not here: ${missing.join(', ')}. apt-get install patroni etcd-server haproxy postgresql`);
  process.exit(2);
}

const acknowledged: { number: string; at: number }[] = [];
let refused = 0;
let goesOn = true;

await using cluster = await startCluster();
const settings = { DATABASE_URL: cluster.url, DATA_KEY: randomBytes(32).toString('base64') };
await using shop = await openShop({ settings });
const visits = Array.from({ length: visitors }, (_, index) => orderOn(shop.origin, `10.0.0.${index + 1}`));
await wait(10_000);
const before = acknowledged.length;
const killedAt = performance.now();
const first = await cluster.primary();
if (first === undefined) throw new Error('There is no primary to kill');
cluster.kill(first);
const backAt = await backAfter(killedAt + 500);
await wait(5000);
goesOn = false;
await Promise.all(visits);
const second = await cluster.primary();
const gap = backAt === undefined ? Number.POSITIVE_INFINITY : (backAt - killedAt) / 1000;
const lost = await missingOrders(
  cluster.url,
  acknowledged.map(({ number }) => number),
);
console.table({
  'orders acknowledged before the primary was killed': before,
  'orders acknowledged after it': acknowledged.length - before,
  'calls refused meanwhile': refused,
  'seconds without an order': Number(gap.toFixed(1)),
  'primary before and after': `${first.name}, ${second?.name}`,
  'acknowledged orders lost': lost.length,
});
const isKept = before > 0 && lost.length === 0 && gap <= longestGap && second?.name !== first.name;
console.log(isKept ? 'kept' : 'BROKEN');
if (!isKept) process.exitCode = 1;

/** Places orders in a loop; refused ones are skipped. */
async function orderOn(origin: string, network: string): Promise<void> {
  while (goesOn) {
    try {
      const number = await placeOrder(openVisitor(() => origin, network));
      acknowledged.push({ number, at: performance.now() });
    } catch {
      refused += 1;
      await wait(250);
    }
  }
}

/** Time of the first acknowledged order after a moment; undefined after two minutes. */
async function backAfter(moment: number): Promise<number | undefined> {
  for (const last = moment + 120_000; performance.now() < last; await wait(100)) {
    const found = acknowledged.find(({ at }) => at > moment);
    if (found !== undefined) return found.at;
  }
  return undefined;
}
