import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';
import { processorSeconds } from '../../scripts/processor-seconds.ts';
import { serveSite } from '../../scripts/serve-site.ts';
import { signInOperator } from '../../scripts/shop/sign-in.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import { sqliteFileOf } from '../../server/database/open-database.ts';
import { minuteMs } from '../../src/brazil/durations.ts';
import { shopSettings } from '../faults/shop-settings.ts';
import { createProofReport } from '../proof-report.ts';
import { slopeOf } from './slope.ts';
import { startSteadyLoad } from './steady-load.ts';

// npm run prove:memory [-- --engine postgres --minutes 60 --rate 2]: measures the server's memory twice a minute
// under a steady load of so many visitors per second.
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '2' },
  },
});
const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
const megabyte = 2 ** 20;
const metricsToken = 'a-token-for-the-figures';

/** Megabytes of data before the measurement: SQLite's page cache of 64 MB must be full first. */
const filled = 90;
const fastest = 30;
/** The first third of the time, in which caches and hourly counters still fill. */
const settling = 1 / 3;
/** Megabytes of growth per hour that count as flat. */
const maxAnHour = { heap: 5, resident: 25 };

interface Sample {
  /** Minutes since the start of the load. */
  readonly at: number;
  readonly heap: number;
  readonly resident: number;
}

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
  const answer = await fetch(`${origin}/api/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const text = await answer.text();
  const figure = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN) / megabyte;
  return {
    at,
    heap: figure('nodejs_heap_size_used_bytes'),
    resident: figure('process_resident_memory_bytes'),
  };
}

const report = createProofReport();
const samples: Sample[] = [];

async function databaseSize(): Promise<number> {
  if (postgresUrl === undefined) return statSync(sqliteFileOf(site.databaseUrl) ?? '').size / megabyte;
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  const { rows } = await client.query<{ size: string }>(
    'select pg_database_size(current_database()) as size',
  );
  await client.end();
  return Number(rows[0]?.size) / megabyte;
}

const operator = openVisitor(() => origin);
await signInOperator(operator, shop.printed());
const visitors = { origin, operator };
const filling = await startSteadyLoad({ ...visitors, rate: fastest });
while ((await databaseSize()) < filled) await wait(5000);
await filling.end();
const ordersBefore = filling.orders;
console.log(
  `${ordersBefore} orders, ${(await databaseSize()).toFixed(0)} MB of database: from here on it is measured`,
);

const used = () => processorSeconds(shop.child) + processorSeconds(process);
const before = used();
const began = performance.now();
const passed = () => performance.now() - began;
const load = await startSteadyLoad({ ...visitors, rate, after: ordersBefore });
while (passed() < minutes * minuteMs) {
  await wait(Math.min(minuteMs / 2, (minutes * minuteMs) / 20));
  const sample = await load.whileNobodyAsks(() => measure(passed() / minuteMs));
  samples.push(sample);
  console.log(
    `${sample.at.toFixed(1)} min: heap ${sample.heap.toFixed(1)} MB, resident ${sample.resident.toFixed(0)} MB, ${load.orders} orders`,
  );
}
await load.end();
const size = await databaseSize();
const usedShare = ((used() - before) * 1000) / passed();

report.check('every call answered as it should be', filling.calls + load.calls, [
  ...filling.failed,
  ...load.failed,
]);
report.metric('minutes', minutes);
report.metric('orders', load.orders);
report.metric('the database, MB', size.toFixed(0));
report.metric('orders before', ordersBefore);
report.metric('share of one core, with the client', usedShare.toFixed(2));
const settled = samples.filter(({ at }) => at > minutes * settling);
for (const name of ['heap', 'resident'] as const) {
  const anHour = 60 * slopeOf(settled.map((sample) => ({ at: sample.at, value: sample[name] })));
  report.metric(`${name}, MB: at first`, samples[0]?.[name].toFixed(1) ?? '');
  report.metric(`${name}, MB: settled`, settled[0]?.[name].toFixed(1) ?? '');
  report.metric(`${name}, MB: at the end`, settled.at(-1)?.[name].toFixed(1) ?? '');
  report.metric(`${name}, MB more an hour once settled`, anHour.toFixed(1));
  const isFlat = anHour <= maxAnHour[name];
  report.check(`${name} is flat`, settled.length, isFlat ? [] : [`${anHour.toFixed(1)} MB an hour`]);
}
process.exitCode = report.print() ? 0 : 1;
