import { chromium } from '@playwright/test';
import { serveSite } from '../serve-site.ts';
import { browserArguments, ensureBrowser, findBrowser } from '../setup/ensure-browser.ts';
import { ensureBuild } from '../setup/ensure-build.ts';
import { pagesByHand } from './by-hand/pages-by-hand.ts';
import { measureVisit, type Visit } from './measure-visit.ts';
import { printTable, type Row } from './print-table.ts';
import { serveFiles } from './serve-files.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

const rowOf = (what: string, value: (visit: Visit) => number, rest: Partial<Row<Visit[]>> = {}) => ({
  what,
  of: (visits: readonly Visit[]) => visits.map(value),
  ...rest,
});
const rows = [
  rowOf('first paint (ms)', ({ firstPaint }) => firstPaint, { goal: '≤ 1.15' }),
  rowOf('largest paint (ms)', ({ largestPaint }) => largestPaint, { goal: '≤ 1.15' }),
  rowOf('layout shift (CLS)', ({ shift }) => shift, { goal: '0', digits: 4 }),
  rowOf('long tasks until idle (number)', ({ longTasks }) => longTasks.length),
  rowOf('the longest of them (ms)', ({ longTasks }) => Math.max(0, ...longTasks)),
  rowOf('document (kB br)', ({ html }) => html, { digits: 1 }),
  rowOf('script once idle (kB br)', ({ js }) => js, { digits: 1, goal: '≤ 75 kB' }),
];

await ensureBrowser();
await ensureBuild();
const site = await serveSite();
const beside = await serveFiles(pagesByHand());
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const paths = ['/', '/black-friday/', '/paramount/', '/duvidas/'];
  const pages: { name: string; url: string; measured: Visit[] }[] = [
    { name: 'by hand', url: `${beside.url}/`, measured: [] },
    ...paths.map((path) => ({ name: path, url: site.url + path, measured: [] })),
  ];
  // The first visit of all warms the browser up and counts for nobody.
  await measureVisit(browser, `${beside.url}/`);
  for (let round = 1; round <= rounds; round++) {
    for (const { url, measured } of pages) measured.push(await measureVisit(browser, url));
    console.log(`round ${round} of ${rounds}`);
  }
  printTable(pages, rows);
  for (const { name, measured } of pages) console.log(`largest on ${name}: ${measured.at(-1)?.largest}`);
} finally {
  await browser.close();
  await beside.stop();
  await site.stop();
}
