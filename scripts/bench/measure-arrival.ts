import type { Browser } from '@playwright/test';
import type { Candidate } from './candidate.ts';
import { watchPage } from './in-page.ts';
import { openPage, slowLine } from './open-page.ts';

export interface Arrival {
  firstPaint: number;
  answerable: number;
  movedOn: number;
}

/** A first visit on a slow phone: somebody types and sends as soon as the question is there. */
export async function measureArrival(browser: Browser, { url }: Candidate): Promise<Arrival> {
  const { page, close } = await openPage(browser, { network: slowLine, slowdown: 4 });
  try {
    await page.addInitScript(watchPage, { early: true });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.watch.movedOn !== null, null, { timeout: 30_000 });
    return await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      answerable: window.watch.answerable ?? Number.NaN,
      movedOn: window.watch.movedOn ?? Number.NaN,
    }));
  } finally {
    await close();
  }
}
