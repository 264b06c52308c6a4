import { chromium } from '@playwright/test';
import { serveSite } from '../../serve-site.ts';
import { browserArguments, ensureBrowser, findBrowser } from '../../setup/ensure-browser.ts';
import { ensureBuild } from '../../setup/ensure-build.ts';
import { median } from '../percentile.ts';
import { candidates } from './candidates.ts';
import { type Answering, measureAnswering } from './measure-answering.ts';
import { type Arrival, measureArrival } from './measure-arrival.ts';
import { servePageByHand } from './page-by-hand.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

interface Measured {
  arrivals: Arrival[];
  near: Answering[];
  far: Answering[];
}

interface Row {
  /** With its unit. */
  what: string;
  /** Its median is shown. */
  of: (measured: Measured) => readonly number[];
  /** What the ratio to the page by hand, or the value itself, is meant to stay under. */
  goal: string;
}

const answerings = ({ near, far }: Measured) => [...near, ...far];

const rows: readonly Row[] = [
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
    goal: '',
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
    goal: '',
  },
  {
    what: 'layout shift (CLS)',
    of: (one) => answerings(one).map(({ shift }) => shift),
    goal: '0',
  },
];

await ensureBrowser();
await ensureBuild();
const site = await serveSite();
const beside = await servePageByHand();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const pages = candidates(site.url, beside.url).map((candidate) => {
    const measured: Measured = { arrivals: [], near: [], far: [] };
    return { candidate, measured };
  });
  // Both pages in turn, round after round, so that a busy moment of the machine meets each of them.
  for (let round = 1; round <= rounds; round++) {
    for (const { candidate, measured } of pages) {
      measured.arrivals.push(await measureArrival(browser, candidate));
      measured.near.push(await measureAnswering(browser, candidate, 'near'));
      measured.far.push(await measureAnswering(browser, candidate, 'far'));
    }
    console.log(`round ${round} of ${rounds}`);
  }
  const cellsOf = ({ of, goal }: Row) => {
    const [byHand = 0, ours = 0] = pages.map(({ measured }) => median(of(measured)));
    const rounded = (value: number) => Number(value.toFixed(2));
    return { 'by hand': rounded(byHand), ours: rounded(ours), ratio: rounded(ours / byHand), goal };
  };
  console.table(Object.fromEntries(rows.map((row) => [row.what, cellsOf(row)])));
} finally {
  await browser.close();
  await beside.stop();
  await site.stop();
}
