import type { Browser } from '@playwright/test';
import type { Candidate } from './candidates.ts';
import { arrivedWord, earlyVisitor } from './early-visitor.ts';
import { openPage, slowLine } from './open-page.ts';

export type Arrival = Awaited<ReturnType<typeof measureArrival>>;

/** A first visit on a slow phone: somebody types and sends as soon as the question is there. */
export async function measureArrival(browser: Browser, { url }: Candidate) {
  const { page, close } = await openPage(browser, { network: slowLine, slowdown: 4 });
  try {
    await page.addInitScript(earlyVisitor, arrivedWord);
    // The page tells by itself: asking it meanwhile costs it a frame, and not every page the same one.
    const arrived = page.waitForEvent('console', {
      predicate: (message) => message.text() === arrivedWord,
      timeout: 30_000,
    });
    await Promise.all([arrived, page.goto(url, { waitUntil: 'commit' })]);
    return await page.evaluate(() => ({ ...window.paints, ...window.moments }));
  } finally {
    await close();
  }
}
