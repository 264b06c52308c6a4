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
  const measured = page.evaluate(untilAsked, next);
  // The observer has to be active before the key press.
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)));
  await page.keyboard.press('Enter');
  return measured;
}

/** Runs in the page: measures from the next Enter until the input `name` is focused and painted. */
function untilAsked(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`'${name}' was not asked.`)), 15_000);
    let pressed = 0;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { capture: true, once: true },
    );
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - pressed);
    const look = () => {
      const input = document.querySelector<HTMLInputElement>('form[data-starts] input:focus');
      const isAsked = pressed > 0 && input?.name === name && input.value === '';
      requestAnimationFrame(isAsked ? () => channel.port2.postMessage(null) : look);
    };
    look();
  });
}
