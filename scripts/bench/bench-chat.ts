import { type Browser, chromium } from '@playwright/test';
import { serveSite } from '../serve-site.ts';
import { browserArguments, ensureBrowser, findBrowser } from '../setup/ensure-browser.ts';
import { ensureBuild } from '../setup/ensure-build.ts';
import { readingTimes } from '../understand/reading-times.ts';
import { pagesByHand } from './by-hand/pages-by-hand.ts';
import type { Candidate } from './candidate.ts';
import { candidates } from './candidates.ts';
import { type Answering, measureAnswering } from './measure-answering.ts';
import { type Arrival, measureArrival } from './measure-arrival.ts';
import { type LongTalk, measureLongTalk } from './measure-long-talk.ts';
import { measureWeight, type Weight } from './measure-weight.ts';
import { median, printTable, type Row } from './print-table.ts';
import { serveFiles } from './serve-files.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

interface Measured {
  arrivals: Arrival[];
  near: Answering[];
  far: Answering[];
  talks: LongTalk[];
  weights: Weight[];
}

/** All pages in turn, round after round, so that a busy moment of the machine meets each of them. */
async function measureAll(browser: Browser, all: readonly Candidate[]): Promise<Measured[]> {
  const measured = all.map((): Measured => ({ arrivals: [], near: [], far: [], talks: [], weights: [] }));
  for (let round = 1; round <= rounds; round++) {
    for (const [place, candidate] of all.entries()) {
      const into = measured[place];
      if (into === undefined) continue;
      const attempt = async <Result>(list: Result[], measure: () => Promise<Result>) => {
        try {
          list.push(await measure());
        } catch (error) {
          console.log(`  ${candidate.name}: ${String(error).split('\n')[0]}`);
        }
      };
      await attempt(into.arrivals, () => measureArrival(browser, candidate));
      await attempt(into.near, () => measureAnswering(browser, candidate, 'near'));
      await attempt(into.far, () => measureAnswering(browser, candidate, 'far'));
      if (round > 2) continue;
      await attempt(into.talks, () => measureLongTalk(browser, candidate));
      await attempt(into.weights, () => measureWeight(browser, candidate));
    }
    console.log(`round ${round} of ${rounds}`);
  }
  return measured;
}

function rowsOf(measured: readonly Measured[]): Row[] {
  const row = (
    what: string,
    unit: string,
    values: (one: Measured) => number[],
    rest: Partial<Row> = {},
  ): Row => ({
    what,
    unit,
    values: measured.map((one) => median(values(one))),
    ...rest,
  });
  const longTasks = (one: Measured) => [...one.near, ...one.far].map((answering) => answering.longTasks);
  return [
    row('first paint', 'ms', ({ arrivals }) => arrivals.map(({ firstPaint }) => firstPaint), {
      limit: '≤ 1.10',
    }),
    row('first question answerable', 'ms', ({ arrivals }) => arrivals.map(({ answerable }) => answerable), {
      limit: '≤ 1.15',
    }),
    row('answered at once → second question', 'ms', ({ arrivals }) => arrivals.map(({ movedOn }) => movedOn)),
    row('Enter → next question', 'ms', ({ near }) => near.flatMap(({ toNext }) => toNext), {
      limit: '≤ 1.15',
    }),
    row('the same, server 150 ms away', 'ms', ({ far }) => far.flatMap(({ toNext }) => toNext), {
      limit: '≤ 1.15',
    }),
    row('long tasks while answering', 'number', (one) => longTasks(one).map((list) => list.length), {
      limit: '0',
    }),
    {
      what: 'the longest of them',
      unit: 'ms',
      values: measured.map((one) => Math.max(0, ...longTasks(one).flat())),
    },
    row('layout shift', 'CLS', (one) => [...one.near, ...one.far].map(({ shift }) => shift), {
      limit: '0',
      digits: 4,
    }),
    row('60 bubbles: longest frame scrolling', 'ms', ({ talks }) => talks.map(({ scrolling }) => scrolling)),
    row('60 bubbles: longest frame typing', 'ms', ({ talks }) => talks.map(({ typing }) => typing)),
    row('document', 'kB br', ({ weights }) => weights.map(({ html }) => html), { digits: 1 }),
    row('script once idle', 'kB br', ({ weights }) => weights.map(({ js }) => js), {
      digits: 1,
      limit: '≤ 110 kB',
    }),
    row('JS heap', 'MB', ({ weights }) => weights.map(({ heap }) => heap), {
      digits: 1,
    }),
  ];
}

await ensureBrowser();
await ensureBuild();
const site = await serveSite();
const beside = await serveFiles(pagesByHand());
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const all = candidates(site.url, beside.url);
  const measured = await measureAll(browser, all);
  printTable(
    all.map(({ name }) => name),
    rowsOf(measured),
  );
  const [slowest] = readingTimes();
  console.log(`\n10,000 characters are understood in ${slowest?.ms.toFixed(2)} ms (goal: under 5 ms)`);
} finally {
  await browser.close();
  await beside.stop();
  await site.stop();
}
