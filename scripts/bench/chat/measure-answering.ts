import type { Browser, Page } from '@playwright/test';
import { type Candidate, isAsked, steps } from './candidates.ts';
import { type Network, noDelay, openPage, setNetwork } from './open-page.ts';

export interface Answering {
  /** Milliseconds from Enter to the focused and painted next question, per transition. */
  toNext: number[];
  longTasks: number[];
  shift: number;
}

/** Measures an order in progress on a slow phone; the network conditions apply to the measured answers only. */
export async function measureAnswering(
  browser: Browser,
  candidate: Candidate,
  network: Network,
): Promise<Answering> {
  await using opened = await openPage(browser, noDelay);
  const { page, devtools } = opened;
  await page.goto(candidate.url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.paints.longTasks = [];
  });
  await candidate.begin(page);
  await setNetwork(devtools, network);
  const toNext: number[] = [];
  for (const { asked, answer, next } of steps) {
    await isAsked(page, asked);
    toNext.push(await timeToNext(page, answer, next));
  }
  const { longTasks, shift } = await page.evaluate(() => window.paints);
  return { toNext, longTasks, shift };
}

async function timeToNext(page: Page, answer: string, next: string): Promise<number> {
  // Time in which a visitor reads the question.
  await page.waitForTimeout(1_000);
  await page.keyboard.type(answer);
  return timeFromEnter(page, { asked: next });
}

/** An input that is asked for, or words of one's own that the shop replies to. */
type Shown = { readonly asked: string } | { readonly said: string };

/** Milliseconds from Enter until the input is focused, or a bubble stands below the words, and painted. */
export async function timeFromEnter(page: Page, shown: Shown): Promise<number> {
  const measured = page.evaluate(untilShown, shown);
  // The observer has to be active before the key press.
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)));
  await page.keyboard.press('Enter');
  return measured;
}

/** Runs in the page. */
function untilShown(shown: Shown): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`It was not shown: ${JSON.stringify(shown)}`)), 30_000);
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - pressed);
    const isAsked = (name: string) => {
      const input = document.querySelector<HTMLInputElement>('form[data-starts] input:focus');
      return input?.name === name && input.value === '';
    };
    // What is still open stands last; what waits to be read stands open, too.
    const isReplied = (said: string) =>
      [...document.querySelectorAll('li')]
        .find(({ textContent }) => textContent.includes(said))
        ?.matches(':has(+ li:not([data-open]))') ?? false;
    const look = () => {
      const isDone = pressed > 0 && ('asked' in shown ? isAsked(shown.asked) : isReplied(shown.said));
      requestAnimationFrame(isDone ? () => channel.port2.postMessage(null) : look);
    };
    look();
  });
}
