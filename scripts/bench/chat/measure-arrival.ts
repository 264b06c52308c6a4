import type { Browser } from '@playwright/test';
import type { Candidate } from './candidates.ts';
import { openPage, slowLine } from './open-page.ts';

/** Console message of a visitor who reached the second question. */
const arrivedWord = 'at the second question';

export interface Arrival {
  firstPaint: number;
  /** Milliseconds from navigation until an answer was drawn and Enter was handled. */
  answerable: number;
  /** Milliseconds from navigation until the second question was focused. */
  movedOn: number;
}

/** Measures a first visit on a slow phone by a visitor who answers as soon as possible. */
export async function measureArrival(browser: Browser, { url }: Candidate): Promise<Arrival> {
  await using opened = await openPage(browser, slowLine);
  const { page } = opened;
  await page.addInitScript(earlyVisitor, arrivedWord);
  // The page reports by a console message, because polling would cost it frames.
  const arrived = page.waitForEvent('console', {
    predicate: (message) => message.text() === arrivedWord,
    timeout: 30_000,
  });
  await Promise.all([arrived, page.goto(url, { waitUntil: 'commit' })]);
  return await page.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN;
    return { firstPaint: window.paints.firstPaint, answerable: at('answerable'), movedOn: at('moved on') };
  });
}

/**
 * Runs before the page's own scripts: types and submits as soon as an input exists, until the answer is handled. That
 * moment counts as answerable.
 */
function earlyVisitor(word: string): void {
  let isHonoured = false;
  // Listens last: an event that no other listener prevented would leave the page.
  const takeLast = (event: Event) => {
    isHonoured = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('submit', () => addEventListener('submit', takeLast, { once: true }), { capture: true });
  const composer = () => document.querySelector<HTMLInputElement>('form[data-starts] input');
  const shownFor = (input: HTMLInputElement, text: string): string => {
    input.focus();
    input.select();
    document.execCommand('insertText', false, text);
    return input.value;
  };
  const tryToAnswer = () => {
    const input = composer();
    if (input === null) return void setTimeout(tryToAnswer, 5);
    if (shownFor(input, '01310100') === '01310-100') {
      input.form?.requestSubmit();
      if (isHonoured) {
        performance.mark('answerable');
        return lookForNext();
      }
    }
    input.select();
    document.execCommand('delete');
    setTimeout(tryToAnswer, 5);
  };
  const lookForNext = () => {
    const input = composer();
    if (input?.name !== 'number' || document.activeElement !== input)
      return void requestAnimationFrame(lookForNext);
    // Runs after the frame is painted.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      performance.mark('moved on');
      console.debug(word);
    };
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  tryToAnswer();
}
