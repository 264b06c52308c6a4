import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { serveSite } from '../../scripts/serve-site.ts';
import { openingOf, personOf } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { signInOperator } from '../../scripts/shop/sign-in.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { readSettings } from '../../server/app/env.ts';
import { withShop } from '../../server/commands/run-command.ts';
import { minuteMs } from '../../src/brazil/durations.ts';
import { createLead } from '../../src/contract/calls/leads.ts';
import { seededRandom } from '../../src/pictures/seeded-random.ts';
import { auditStoredRows } from './audit-stored-rows.ts';
import { generatedRequest } from './generated-requests.ts';
import { auditOneStranger } from './one-stranger.ts';
import { failedRawRequests, rawRequestCount } from './raw-requests.ts';
import { agentFor, emptyTally, hangingAmong, sendOne } from './send-requests.ts';

// npm run prove:requests -- [--count 1000000] [--seed 1] [--at-once 16] [--minutes 30]: sends requests generated from the
// contract to the real server, up to a count or a time. The database is in TMPDIR: use /dev/shm for speed.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '16' },
    minutes: { type: 'string' },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const atOnce = Number(values['at-once']);
/** Progress interval in requests. */
const told = 10_000;
await using site = await serveSite({ settings: { TRUST_PROXY: 'on' } });
const { shop, databaseUrl } = site;
const { port } = shop;
const tally = emptyTally();
const began = performance.now();
const until =
  values.minutes === undefined ? Number.POSITIVE_INFINITY : began + Number(values.minutes) * minuteMs;
const sender = { port, agent: agentFor(atOnce), tally };
const visitor = openVisitor(() => shop.origin);
// Leads of one browser, so that holder calls get past the access check.
const { offer } = await readOffers(visitor);
const ids: string[] = [];
for (let serial = 1; serial <= 12; serial += 1)
  ids.push((await visitor.call(createLead, openingOf({ person: personOf(serial), offer }))).id);
await signInOperator(visitor, shop.printed());
const cookie = Array.from(visitor.cookies, ([name, value]) => `${name}=${value}`).join('; ');
let next = 0;
const work = async (worker: number) => {
  const chance = seededRandom(seed * 1000 + worker);
  for (; next < count && performance.now() < until; next += 1) {
    const generated = generatedRequest(chance, ids);
    const headers = chance() < 0.6 ? { ...generated.headers, cookie } : generated.headers;
    await sendOne(sender, { ...generated, headers });
    if (tally.sent % told === 0) {
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${tally.sent} sent after ${seconds} s, ${tally.broken.length} promises broken`);
    }
  }
};
await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
const hanging = await hangingAmong(sender);
sender.agent.destroy();
const rawFailed = await failedRawRequests(port);
const stranger = '203.0.113.66';
const held = await auditOneStranger({
  stranger,
  connect: () => connect(port, '127.0.0.1'),
  headers: `X-Forwarded-For: ${stranger}\r\n`,
  visitorFrom: (address) => openVisitor(() => shop.origin, address),
});
await shop.stop();
const seconds = (performance.now() - began) / 1000;
const stored = await withShop(readSettings({ DATABASE_URL: databaseUrl }), ({ database, protection }) =>
  database.read((db) => auditStoredRows(db, protection)),
);

const broken = [
  ...tally.broken,
  ...hanging,
  ...rawFailed.map((name) => `raw: ${name}`),
  ...held.wrong.map((answer) => `beside one stranger: ${answer}`),
  ...stored.wrong,
];
if (shop.child.exitCode !== 0) broken.push(`the process ended with ${shop.child.exitCode}`);
const statuses = [...tally.statuses].toSorted(([one], [other]) => one - other);
console.table({
  'requests sent': tally.sent,
  seed,
  'requests a second': Math.round(tally.sent / seconds),
  'slowest answer, ms': Math.round(tally.slowest),
  'longer than 1 s under load': tally.slow.length,
  'longer than 1 s alone': hanging.length,
  'raw requests': rawRequestCount,
  'connections held by one stranger': held.connections,
  'calls of others meanwhile': held.calls,
  'seconds that they were held': held.secondsHeld,
  'rows read back': stored.rows,
  'promises broken': broken.length,
  ...Object.fromEntries(statuses.map(([status, many]) => [`answered ${status}`, many])),
});
for (const line of broken.slice(0, 40)) console.error(line);
process.exitCode = broken.length === 0 && (tally.sent >= count || performance.now() >= until) ? 0 : 1;
