import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { conversationWords } from '../../../src/content/conversation/words.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { freePort } from '../../free-port.ts';
import { serveSite } from '../../serve-site.ts';
import { browserArguments, ensureBrowser, findBrowser } from '../../setup/ensure-browser.ts';
import { ensureBuild } from '../../setup/ensure-build.ts';
import { median } from '../percentile.ts';
import { candidates } from './candidates.ts';
import { type Answering, measureAnswering, timeFromEnter } from './measure-answering.ts';
import { type Arrival, measureArrival } from './measure-arrival.ts';
import { farServer, noDelay, openPage, slowLine } from './open-page.ts';

const question = (name: string, step: StepId, inputMode: string, autoComplete: string) => ({
  name,
  text: everyStepWords[step].bubble,
  inputMode,
  autoComplete,
});

/** The conversation's questions up to the last measured one. */
const questions = [
  question('cep', 'cep', 'numeric', 'postal-code'),
  question('number', 'nr-imovel', 'numeric', 'off'),
  question('name', 'nome', 'text', 'name'),
  question('phone', 'telefone', 'tel', 'tel-national'),
  question('email', 'email', 'email', 'email'),
  question('birth_date', 'data-nascimento', 'numeric', 'bday'),
  question('mothers_name', 'nome-mae', 'text', 'off'),
  question('cpf', 'cpf', 'numeric', 'off'),
];

/** Serves the hand-written page pre-compressed, as the real server does. */
async function serveBaselinePage(): Promise<AsyncDisposable & { url: string }> {
  const body = brotliCompressSync(
    readFileSync(join(import.meta.dirname, 'baseline-page.html'), 'utf8')
      .replace(/\n\s*/g, '\n')
      .replace('<!-- greeting -->', () => conversationWords.greeting)
      .replace('<!-- question -->', () => everyStepWords.cep.bubble)
      .replace('/* questions */ []', () => JSON.stringify(questions)),
  );
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return { url: `http://localhost:${port}`, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** Milliseconds from Enter to the painted reply of the first words of one's own, said all at once on an idle page. */
async function measureFirstReply(browser: Browser, url: string, says: string): Promise<number> {
  await using opened = await openPage(browser, slowLine);
  const { page } = opened;
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('form[data-starts] input').fill(says);
  return await timeFromEnter(page, { said: says });
}

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
