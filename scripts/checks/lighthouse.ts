import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.ts';
import { serveSite } from '../serve-site.ts';
import { browserArguments, ensureBrowser, findBrowser } from '../setup/ensure-browser.ts';
import { ensureBuild } from '../setup/ensure-build.ts';

/** Fetched on demand, because neither build nor tests need it. */
const lighthouse = 'lighthouse@13.5.0';
const paths = ['/', '/black-friday/', '/paramount/', '/duvidas/'];
/**
 * CPU slowdown factor. Lighthouse's default suits a fast desktop (benchmark index 1500 to 2000); slower machines need
 * less.
 */
const slowdown = process.env.LIGHTHOUSE_SLOWDOWN;
const leastScores: Readonly<Record<string, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

interface Report {
  environment: { benchmarkIndex: number };
  audits: Readonly<Record<string, { title: string; displayValue?: string; score: number | null }>>;
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
}

async function reportOn(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const { code, output } = await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      ...(slowdown === undefined ? [] : [`--throttling.cpuSlowdownMultiplier=${slowdown}`]),
      `--only-categories=${Object.keys(leastScores).join()}`,
      `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`,
    ],
    { capture: true, env: { CHROME_PATH: findBrowser() } },
  );
  if (code !== 0) throw new Error(`Lighthouse did not come to an end:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const times = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Prints scores, times and the causes of low scores. Returns whether all targets are met. */
function judge(path: string, { audits, categories, environment }: Report): boolean {
  const reached = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  console.log(
    [
      path.padEnd(16),
      ...Object.keys(leastScores).map((name) => `${name} ${reached(name)}`),
      ...times.map((id) => `${id} ${audits[id]?.displayValue}`),
      `on a machine of index ${environment.benchmarkIndex}`,
    ].join('  '),
  );
  const missed = Object.keys(leastScores).filter((name) => reached(name) < (leastScores[name] ?? 0));
  for (const { id, weight } of missed.flatMap((name) => categories[name]?.auditRefs ?? [])) {
    const audit = audits[id];
    if (weight > 0 && (audit?.score ?? 1) < 1)
      console.log(`  ${id}: ${audit?.title} ${audit?.displayValue ?? ''}`);
  }
  return missed.length === 0;
}

await ensureBrowser();
await ensureBuild();
await using site = await serveSite();
using folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-lighthouse-'));
for (const path of paths)
  if (!judge(path, await reportOn(site.url + path, folder.path))) process.exitCode = 1;
