import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readSettings } from '../../server/app/env.ts';
import { withDatabase } from '../../server/database/open-database.ts';
import { signInOperator } from '../shop/sign-in.ts';
import { openShop } from '../shop/start-shop.ts';
import { openVisitor } from '../shop/visitor.ts';
import { type MeasuredCall, measuredCalls } from './panel-calls-measured.ts';
import { readSample } from './panel-sample.ts';
import { median, percentile } from './percentile.ts';

// npm run bench:panel [-- --rounds 30]: response times of the panel's calls on the real server with DATABASE_URL, one call at
// a time. Fill the database first: npm run seed -- --leads 200000 --conversations 50000 --events
// 2000000.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });
const rounds = Number(values.rounds);
/** Response time in milliseconds that feels immediate. */
const goal = 300;

const sample = await withDatabase(readSettings(process.env), (database) => readSample(database, new Date()));
await using shop = await openShop({ settings: { ...process.env, LOG: 'off' } });
const operator = openVisitor(() => shop.origin);
// A server carries out at its start what waits in the database.
await wait(40_000);
await signInOperator(operator, shop.printed());
const measured: Record<string, Readonly<Record<'median' | 'p95' | 'slowest', number>>> = {};
for (const [what, askedIn] of Object.entries(measuredCalls)) {
  const times = await timesOf(askedIn);
  const p95 = percentile(times, 0.95);
  measured[what] = {
    median: Math.round(median(times)),
    p95: Math.round(p95),
    slowest: Math.round(Math.max(...times)),
  };
  if (p95 > goal) process.exitCode = 1;
}
console.table(measured);

async function timesOf(askedIn: MeasuredCall): Promise<number[]> {
  const times: number[] = [];
  // The first round warms up the caches and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    const { endpoint, input } = askedIn(sample, round + 1);
    let began = performance.now();
    let answer = await operator.ask(endpoint, input);
    // The benchmark exceeds the rate limit; the wait is not counted.
    while (answer.status === 429) {
      await wait(Number(answer.headers.get('retry-after') ?? 1) * 1000);
      began = performance.now();
      answer = await operator.ask(endpoint, input);
    }
    // There may be nothing to find.
    if (answer.status !== 200 && answer.status !== 404)
      throw new Error(`${endpoint.path} answered ${answer.status}: ${answer.text}`);
    if (round >= 0) times.push(performance.now() - began);
  }
  return times;
}
