import { chromium } from '@playwright/test';
import { serveSite } from '../../serve-site.ts';
import { browserArguments, ensureBrowser, findBrowser } from '../../setup/ensure-browser.ts';
import { ensureBuild } from '../../setup/ensure-build.ts';
import { median } from '../percentile.ts';
import { serveBaselinePage } from './baseline-page.ts';
import { candidates } from './candidates.ts';
import { type Answering, measureAnswering } from './measure-answering.ts';
import { type Arrival, measureArrival } from './measure-arrival.ts';
import { measureFirstReply } from './measure-first-reply.ts';
import { farServer, noDelay } from './open-page.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

interface Measured {
  arrivals: Arrival[];
  near: Answering[];
  far: Answering[];
  replies: number[];
}

const answerings = ({ near, far }: Measured) => [...near, ...far];

/**
 * Rows of the report, shown as medians. In brackets: the target for the value, or for its ratio to the hand-written
 * page, which replies to no words of one's own.
 */
const rows: Readonly<Record<string, (measured: Measured) => readonly number[]>> = {
  'first paint, ms (1.10 ×)': ({ arrivals }) => arrivals.map(({ firstPaint }) => firstPaint),
  'first question answerable, ms (1.30 ×)': ({ arrivals }) => arrivals.map(({ answerable }) => answerable),
  'answered at once → second question, ms': ({ arrivals }) => arrivals.map(({ movedOn }) => movedOn),
  'Enter → next question, ms (1.30 ×)': ({ near }) => near.flatMap(({ toNext }) => toNext),
  'the same, server 150 ms away, ms (1.30 ×)': ({ far }) => far.flatMap(({ toNext }) => toNext),
  'Enter → first reply to free words, ms (600)': ({ replies }) => replies,
  'long tasks while answering (0)': (one) => answerings(one).map(({ longTasks }) => longTasks.length),
  'the longest of them, ms': (one) => [Math.max(0, ...answerings(one).flatMap(({ longTasks }) => longTasks))],
  'layout shift, CLS (0)': (one) => answerings(one).map(({ shift }) => shift),
};

await ensureBrowser();
await ensureBuild();
await using site = await serveSite();
await using beside = await serveBaselinePage();
await using browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const pages = candidates(site.url, beside.url).map((candidate) => {
  const measured: Measured = { arrivals: [], near: [], far: [], replies: [] };
  return { candidate, measured };
});
// Alternates the pages, so that load peaks of the machine affect both.
for (let round = 1; round <= rounds; round++) {
  for (const { candidate, measured } of pages) {
    measured.arrivals.push(await measureArrival(browser, candidate));
    measured.near.push(await measureAnswering(browser, candidate, noDelay));
    measured.far.push(await measureAnswering(browser, candidate, farServer));
    if (candidate.says !== undefined)
      measured.replies.push(await measureFirstReply(browser, candidate.url, candidate.says));
  }
  console.log(`round ${round} of ${rounds}`);
}
const rounded = (value: number) => (Number.isNaN(value) ? '–' : Number(value.toFixed(2)));
const cellsOf = (of: (measured: Measured) => readonly number[]) => {
  const [byHand = 0, ours = 0] = pages.map(({ measured }) => median(of(measured)));
  return { 'by hand': rounded(byHand), ours: rounded(ours), ratio: byHand ? rounded(ours / byHand) : '–' };
};
console.table(Object.fromEntries(Object.entries(rows).map(([what, of]) => [what, cellsOf(of)])));
