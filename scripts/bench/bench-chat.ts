import { type Browser, chromium } from '@playwright/test';
import { serveSite } from '../serve-site.ts';
import { browserArguments, ensureBrowser, findBrowser } from '../setup/ensure-browser.ts';
import { ensureBuild } from '../setup/ensure-build.ts';
import { readingTimes } from '../understand/reading-times.ts';
import { pagesByHand } from './by-hand/pages-by-hand.ts';
import { type Candidate, candidates } from './candidates.ts';
import { type Answering, measureAnswering } from './measure-answering.ts';
import { type Arrival, measureArrival } from './measure-arrival.ts';
import { type LongTalk, measureLongTalk } from './measure-long-talk.ts';
import { measureWeight, type Weight } from './measure-weight.ts';
import { printTable, type Row } from './print-table.ts';
import { serveFiles } from './serve-files.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

interface Measured {
  arrivals: Arrival[];
  near: Answering[];
  far: Answering[];
  talks: LongTalk[];
  weights: Weight[];
}

async function measure(browser: Browser, candidate: Candidate, into: Measured, round: number) {
  const attempt = async <Result>(list: Result[], measured: () => Promise<Result>) => {
    try {
      list.push(await measured());
    } catch (error) {
      console.log(`  ${candidate.name}: ${String(error).split('\n')[0]}`);
    }
  };
  await attempt(into.arrivals, () => measureArrival(browser, candidate));
  await attempt(into.near, () => measureAnswering(browser, candidate, 'near'));
  await attempt(into.far, () => measureAnswering(browser, candidate, 'far'));
  if (round > 2) return;
  await attempt(into.talks, () => measureLongTalk(browser, candidate));
  await attempt(into.weights, () => measureWeight(browser, candidate));
}

const answerings = ({ near, far }: Measured) => [...near, ...far];

const rows: readonly Row<Measured>[] = [
  {
    what: 'first paint (ms)',
    of: ({ arrivals }) => arrivals.map(({ firstPaint }) => firstPaint),
    goal: '≤ 1.10',
  },
  {
    what: 'first question answerable (ms)',
    of: ({ arrivals }) => arrivals.map(({ answerable }) => answerable),
    goal: '≤ 1.30',
  },
  {
    what: 'answered at once → second question (ms)',
    of: ({ arrivals }) => arrivals.map(({ movedOn }) => movedOn),
  },
  {
    what: 'Enter → next question (ms)',
    of: ({ near }) => near.flatMap(({ toNext }) => toNext),
    goal: '≤ 1.30',
  },
  {
    what: 'the same, server 150 ms away (ms)',
    of: ({ far }) => far.flatMap(({ toNext }) => toNext),
    goal: '≤ 1.30',
  },
  {
    what: 'long tasks while answering (number)',
    of: (one) => answerings(one).map(({ longTasks }) => longTasks.length),
    goal: '0',
  },
  {
    what: 'the longest of them (ms)',
    of: (one) => [Math.max(0, ...answerings(one).flatMap(({ longTasks }) => longTasks))],
  },
  {
    what: 'layout shift (CLS)',
    of: (one) => answerings(one).map(({ shift }) => shift),
    goal: '0',
    digits: 4,
  },
  {
    what: '60 bubbles: longest frame scrolling (ms)',
    of: ({ talks }) => talks.map(({ scrolling }) => scrolling),
  },
  { what: '60 bubbles: longest frame typing (ms)', of: ({ talks }) => talks.map(({ typing }) => typing) },
  { what: 'document (kB br)', of: ({ weights }) => weights.map(({ html }) => html), digits: 1 },
  {
    what: 'script once idle (kB br)',
    of: ({ weights }) => weights.map(({ js }) => js),
    digits: 1,
    goal: '≤ 125 kB',
  },
  { what: 'JS heap (MB)', of: ({ weights }) => weights.map(({ heap }) => heap), digits: 1 },
];

await ensureBrowser();
await ensureBuild();
const site = await serveSite();
const beside = await serveFiles(pagesByHand());
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const pages = candidates(site.url, beside.url).map((candidate) => {
    const measured: Measured = { arrivals: [], near: [], far: [], talks: [], weights: [] };
    return { name: candidate.name, candidate, measured };
  });
  // All pages in turn, round after round, so that a busy moment of the machine meets each of them.
  for (let round = 1; round <= rounds; round++) {
    for (const { candidate, measured } of pages) await measure(browser, candidate, measured, round);
    console.log(`round ${round} of ${rounds}`);
  }
  printTable(pages, rows);
  const [slowest] = readingTimes();
  console.log(`\n10,000 characters are understood in ${slowest?.ms.toFixed(2)} ms (goal: under 5 ms)`);
} finally {
  await browser.close();
  await beside.stop();
  await site.stop();
}
