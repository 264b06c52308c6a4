import type { Browser } from '@playwright/test';
import type { Candidate } from './candidates.ts';
import { openPage, slowLine } from './open-page.ts';

/** What the page says to its console when an early visitor has come to the second question. */
const arrivedWord = 'at the second question';

export interface Arrival {
  firstPaint: number;
  /** When an answer to the first question was drawn and Enter honoured, from the navigation on. */
  answerable: number;
  /** When the second question had the focus, from the navigation on. */
  movedOn: number;
}

/** A first visit on a slow phone: somebody types and sends as soon as the question is there. */
export async function measureArrival(browser: Browser, { url }: Candidate): Promise<Arrival> {
  const { page, close } = await openPage(browser, slowLine);
  try {
    await page.addInitScript(earlyVisitor, arrivedWord);
    // The page tells by itself: asking it meanwhile costs it a frame, and not every page the same one.
    const arrived = page.waitForEvent('console', {
      predicate: (message) => message.text() === arrivedWord,
      timeout: 30_000,
    });
    await Promise.all([arrived, page.goto(url, { waitUntil: 'commit' })]);
    return await page.evaluate(() => {
      const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN;
      return { firstPaint: window.paints.firstPaint, answerable: at('answerable'), movedOn: at('moved on') };
    });
  } finally {
    await close();
  }
}

/**
 * Runs in the page before anything of it: a visitor who types as soon as there is an input, and again until what was
 * typed is drawn and sent. The moment when that works is when the question is answerable.
 */
function earlyVisitor(word: string): void {
  let isHonoured = false;
  // Listens last, behind whatever the page has: what nobody took would leave the page.
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
    // Behind the frame that shows it.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      performance.mark('moved on');
      console.debug(word);
    };
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  tryToAnswer();
}
