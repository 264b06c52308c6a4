import { chromium } from '@playwright/test';
import { serveSite } from '../serve-site.ts';
import { browserArguments, ensureBrowser, findBrowser } from '../setup/ensure-browser.ts';
import { ensureBuild } from '../setup/ensure-build.ts';
import { pagesByHand } from './by-hand/pages-by-hand.ts';
import { median, printTable, type Row } from './print-table.ts';
import { serveFiles } from './serve-files.ts';
import { measureVisit, type Visit } from './site/measure-visit.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

interface Measured {
  name: string;
  url: string;
  visits: Visit[];
}

const rowOf = (
  measured: readonly Measured[],
  what: string,
  unit: string,
  value: (visit: Visit) => number,
  rest: Partial<Row> = {},
): Row => ({ what, unit, values: measured.map(({ visits }) => median(visits.map(value))), ...rest });

function rowsOf(measured: readonly Measured[]): Row[] {
  return [
    rowOf(measured, 'first paint', 'ms', ({ firstPaint }) => firstPaint, { limit: '≤ 1.15' }),
    rowOf(measured, 'largest paint', 'ms', ({ largestPaint }) => largestPaint, { limit: '≤ 1.15' }),
    rowOf(measured, 'layout shift', 'CLS', ({ shift }) => shift, { limit: '0', digits: 4 }),
    rowOf(measured, 'long tasks until idle', 'number', ({ longTasks }) => longTasks.length),
    rowOf(measured, 'the longest of them', 'ms', ({ longTasks }) => Math.max(0, ...longTasks)),
    rowOf(measured, 'document', 'kB br', ({ html }) => html, { digits: 1 }),
    rowOf(measured, 'script once idle', 'kB br', ({ js }) => js, { digits: 1, limit: '≤ 75 kB' }),
  ];
}

await ensureBrowser();
await ensureBuild();
const site = await serveSite();
const beside = await serveFiles(pagesByHand());
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  // The hand-written page comes first: every ratio is to it.
  const measured: Measured[] = [
    { name: 'by hand', url: `${beside.url}/`, visits: [] },
    ...['/', '/black-friday/', '/paramount/', '/duvidas/'].map((path) => ({
      name: path,
      url: site.url + path,
      visits: [],
    })),
  ];
  // The first visit of all warms the browser up and counts for nobody.
  await measureVisit(browser, `${beside.url}/`);
  for (let round = 1; round <= rounds; round++) {
    for (const { url, visits } of measured) visits.push(await measureVisit(browser, url));
    console.log(`round ${round} of ${rounds}`);
  }
  printTable(
    measured.map(({ name }) => name),
    rowsOf(measured),
  );
  for (const { name, visits } of measured) console.log(`largest on ${name}: ${visits.at(-1)?.largest}`);
} finally {
  await browser.close();
  await beside.stop();
  await site.stop();
}
