import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';
import { serveSite } from '../../scripts/serve-site.ts';
import { signInOperator } from '../../scripts/shop/sign-in.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { sqliteFileOf, withDatabase } from '../../server/database/open-database.ts';
import { minuteMs } from '../../src/brazil/durations.ts';
import { shopSettings } from '../faults/open-shop-database.ts';
import { createProofReport } from '../proof-report.ts';
import { startSteadyLoad } from './steady-load.ts';

// npm run prove:memory [-- --engine postgres --minutes 60 --rate 2 --filled 90]: measures the server's memory twice a minute
// under a steady load of so many visitors per second.
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '2' },
    /** Megabytes of data before the measurement: SQLite's page cache of 64 MB must be full first. */
    filled: { type: 'string', default: '90' },
  },
});
const [minutes, rate, filled] = [Number(values.minutes), Number(values.rate), Number(values.filled)];
const megabyte = 2 ** 20;
const metricsToken = 'a-token-for-the-figures';
const fastest = 30;
/** The first third of the time, in which caches and hourly counters still fill. */
const settling = 1 / 3;
/** Metrics of the server, and the megabytes of growth per hour that count as flat. */
const measured = {
  heap: { metric: 'nodejs_heap_size_used_bytes', most: 5 },
  resident: { metric: 'process_resident_memory_bytes', most: 25 },
};
type Sample = Readonly<Record<'at' | keyof typeof measured, number>>;

await using postgres = values.engine === 'postgres' ? await startLocalPostgres() : undefined;
const postgresUrl = await postgres?.create('memory');
await using site = await serveSite({
  settings: { METRICS_TOKEN: metricsToken, ...(postgresUrl && shopSettings(postgresUrl)) },
  imports: [new URL('collect-garbage.ts', import.meta.url).href],
});
const { shop, url: origin } = site;

/** Megabytes after a garbage collection. */
async function measure(at: number): Promise<Sample> {
  shop.child.kill('SIGUSR2');
  await wait(1000);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${origin}/api/metrics`, { headers })).text();
  const figure = ({ metric }: { metric: string }) =>
    Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN) / megabyte;
  return { at, heap: figure(measured.heap), resident: figure(measured.resident) };
}

async function databaseSize(): Promise<number> {
  if (postgresUrl === undefined) return statSync(sqliteFileOf(site.databaseUrl) ?? '').size / megabyte;
  const size = sql<{ size: string }>`select pg_database_size(current_database()) as size`;
  const { rows } = await withDatabase({ databaseUrl: postgresUrl }, ({ read }) =>
    read((db) => size.execute(db)),
  );
  return Number(rows[0]?.size) / megabyte;
}

/** Slope of the least-squares line, per hour. */
function growthOf(name: keyof typeof measured, samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample[name])];
  const covariance = mean((sample) => (sample.at - at) * (sample[name] - value));
  return (60 * covariance) / mean((sample) => (sample.at - at) ** 2);
}

const operator = openVisitor(() => origin);
await signInOperator(operator, shop.printed());
const filling = await startSteadyLoad({ origin, operator, rate: fastest });
while ((await databaseSize()) < filled) await wait(5000);
await filling.end();
console.log(`${filling.orders} orders, ${filled} MB of database: from here on it is measured`);

const samples: Sample[] = [];
const began = performance.now();
const passed = () => performance.now() - began;
const load = await startSteadyLoad({ origin, operator, rate, after: filling.orders + filling.failed.length });
while (passed() < minutes * minuteMs) {
  await wait(Math.min(minuteMs / 2, (minutes * minuteMs) / 20));
  const sample = await load.whileNobodyAsks(() => measure(passed() / minuteMs));
  samples.push(sample);
  const { at, heap, resident } = sample;
  console.log(
    `${at.toFixed(1)} min: heap ${heap.toFixed(1)}, resident ${resident.toFixed(0)} MB, ${load.orders} orders`,
  );
}
await load.end();

const report = createProofReport();
const failed = [...filling.failed, ...load.failed];
report.check('every visitor was answered', filling.orders + load.orders, failed);
report.metric('orders, after how many before', `${load.orders}, ${filling.orders}`);
const settled = samples.filter(({ at }) => at > minutes * settling);
for (const name of ['heap', 'resident'] as const) {
  const growth = growthOf(name, settled);
  const shown = [samples[0], settled[0], settled.at(-1)].map((sample) => sample?.[name].toFixed(1));
  report.metric(`${name}, MB: at first, settled, at the end`, shown.join(', '));
  const isFlat = growth <= measured[name].most;
  report.metric(`${name}, MB more an hour once settled`, growth.toFixed(1));
  report.check(`${name} is flat`, settled.length, isFlat ? [] : [`${growth.toFixed(1)} MB an hour`]);
}
process.exitCode = report.print() ? 0 : 1;
