import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openShop } from '../../scripts/shop/start-shop.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { until } from '../../scripts/until.ts';
import { startOrdering } from '../ordering-visitors.ts';
import { createProofReport } from '../proof-report.ts';
import { startCluster } from './start-cluster.ts';

// npm run prove:failover: kills the primary of a Patroni cluster with two PostgreSQL nodes during orders. Proves that no
// acknowledged order is lost and that orders succeed again within thirty seconds. Debian: patroni etcd-server haproxy postgresql.
const longestGap = 30;

await using cluster = await startCluster();
const settings = { DATABASE_URL: cluster.url, DATA_KEY: randomBytes(32).toString('base64') };
await using shop = await openShop({ settings });
const orders = startOrdering(4, (serial) => openVisitor(() => shop.origin, `10.0.0.${(serial % 4) + 1}`));
await wait(10_000);
const before = orders.acknowledged.length;
const first = await cluster.primary();
if (first === undefined) throw new Error('There is no primary to kill');
const killedAt = performance.now();
cluster.kill(first);
const after = () => orders.acknowledged.find(({ at }) => at > killedAt + 500);
await until(120_000, () => after() !== undefined, 100);
await wait(5000);
await orders.end();
const second = await cluster.primary();
const gap = ((after()?.at ?? Number.POSITIVE_INFINITY) - killedAt) / 1000;

const report = createProofReport();
const { acknowledged, refused } = orders;
report.check('no acknowledged order is lost', acknowledged.length, await orders.missingFrom(cluster.url));
report.check('there were orders before', before, before > 0 ? [] : ['none']);
report.check('orders go on', 1, gap <= longestGap ? [] : [`after ${gap.toFixed(1)} s`]);
report.check('the other node leads', 1, second?.name === first.name ? [first.name] : []);
report.metric('orders after it', acknowledged.length - before);
report.metric('calls refused meanwhile', refused.length);
report.metric('seconds without an order', gap.toFixed(1));
process.exitCode = report.print() ? 0 : 1;
