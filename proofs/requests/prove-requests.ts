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
import { createProofReport } from '../proof-report.ts';
import { auditStoredRows } from './audit-stored-rows.ts';
import { generatedRequest } from './generated-requests.ts';
import { auditOneStranger } from './one-stranger.ts';
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
    if (tally.sent % 10_000 === 0) console.log(`${tally.sent} sent, ${tally.broken.length} promises broken`);
  }
};
await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
const hanging = await hangingAmong(sender);
sender.agent.destroy();
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

const report = createProofReport();
report.check('a request is answered in time, without a 5xx or markup', tally.sent, [
  ...tally.broken,
  ...hanging,
]);
report.check('one stranger takes nothing from others', held.calls, held.wrong);
report.check('what was stored keeps the contract', stored.rows, stored.wrong);
const { exitCode } = shop.child;
report.check('the process ends well', 1, exitCode === 0 ? [] : [`it ended with ${exitCode}`]);
report.metric('seed', seed);
report.metric('requests a second', Math.round(tally.sent / seconds));
report.metric('slowest answer, ms', Math.round(tally.slowest));
report.metric('connections held by one stranger', held.connections);
report.metric('seconds that they were held', held.secondsHeld);
for (const [status, many] of tally.statuses) report.metric(`answered ${status}`, many);
process.exitCode = report.print() && (tally.sent >= count || performance.now() >= until) ? 0 : 1;
