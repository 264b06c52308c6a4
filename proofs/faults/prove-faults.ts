import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../../scripts/bench/percentile.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startLocalPostgres } from '../../scripts/local-postgres.ts';
import { openShop } from '../../scripts/shop/start-shop.ts';
import { createProofReport } from '../proof-report.ts';
import { type FaultOptions, shopSettings } from './open-shop-database.ts';
import { proveAtOnce } from './prove-at-once.ts';
import { proveFailingDisk, proveFullDisk, proveFullDiskApart } from './prove-disk.ts';
import { proveKills } from './prove-kills.ts';
import { proveLostReplies } from './prove-lost-replies.ts';
import { proveOutbox } from './prove-outbox.ts';

// npm run prove:faults -- [--engine sqlite|postgres] [--part kills] [--kills 1000] [--minutes 30] [--leads 100] …: runs all parts, or one.
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    part: { type: 'string' },
    disk: { type: 'string' },
    kills: { type: 'string' },
    leads: { type: 'string', default: '100' },
    finishes: { type: 'string', default: '50' },
    rivals: { type: 'string', default: '100' },
    sending: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
  },
});
/** Maximum recovery time of a killed server in milliseconds. */
const goal = 3000;
const engine: FaultOptions['engine'] = values.engine === 'postgres' ? 'postgres' : 'sqlite';
using folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-faults-'));
const report = createProofReport();
await using postgres = engine === 'postgres' ? await startLocalPostgres() : undefined;

/** Each part has its own database and runs alone. */
const options = async (part: string): Promise<FaultOptions> => ({
  engine,
  url: (await postgres?.create(part)) ?? `file:${join(folder.path, `${part}.db`)}`,
  port: await freePort(),
  visitors: Number(values.visitors),
  seed: Number(values.seed),
});

async function withShop(part: string, prove: (given: FaultOptions) => Promise<void>): Promise<void> {
  const given = await options(part);
  await using _shop = await openShop({ port: given.port, settings: shopSettings(given.url) });
  await prove(given);
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  kills: async () => {
    const kills = Number(values.kills ?? (engine === 'sqlite' ? 1000 : 200));
    const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
    const times = await proveKills(report, { ...(await options('kills')), kills, minutes });
    const late = times.filter((time) => time >= goal).map((time) => `${Math.round(time)} ms`);
    report.check(`answers again in under ${goal} ms`, times.length, late);
    const figures = { median: median(times), slowest: Math.max(...times) };
    for (const [name, time] of Object.entries(figures))
      report.metric(`ready again, ${name} ms`, Math.round(time));
  },
  replies: () => withShop('replies', ({ url, port }) => proveLostReplies(report, { url, port, on: engine })),
  once: () =>
    withShop('once', (given) =>
      proveAtOnce(report, {
        ...given,
        leads: Number(values.leads),
        finishes: Number(values.finishes),
        rivals: Number(values.rivals),
      }),
    ),
  outbox: async () => proveOutbox(report, { ...(await options('outbox')), kills: Number(values.sending) }),
  disk: async () => {
    if (engine !== 'sqlite') return;
    const { disk } = values;
    if (disk === undefined) await proveFullDiskApart(report, folder.path, import.meta.filename);
    else await proveFullDisk(report, await options('disk'), disk);
  },
  'disk-errors': async () => {
    if (engine === 'sqlite') await proveFailingDisk(report, await options('disk-errors'));
  },
};

const chosen = Object.entries(parts).filter(([name]) => values.part === undefined || values.part === name);
if (chosen.length === 0) throw new Error(`--part is one of: ${Object.keys(parts).join(', ')}`);
for (const [, prove] of chosen) await prove();
process.exitCode = report.print() ? 0 : 1;
