import type { Browser } from '@playwright/test';
import { openPage, slowLine } from '../open-page.ts';
import { type PageWeight, weighPage } from '../weigh-page.ts';
import { watchPaints } from './watch-paints.ts';

export interface Visit extends PageWeight {
  firstPaint: number;
  largestPaint: number;
  /** What was painted largest, in words, to see whether it is the same everywhere. */
  largest: string;
  shift: number;
  longTasks: number[];
}

/** A first visit on a slow phone and line, until nothing is loaded any more. Nobody touches anything. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const { page, close } = await openPage(browser, { network: slowLine, slowdown: 4 });
  try {
    await page.addInitScript(watchPaints);
    // Nothing is asked of the page before it is quiet: that would cost it frames. What waits for a quiet moment on a
    // busy machine begins later than the network is quiet for the first time.
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(3_000);
    await page.waitForLoadState('networkidle');
    const painted = await page.evaluate(() => ({
      ...window.paints,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    return { ...painted, ...(await page.evaluate(weighPage)) };
  } finally {
    await close();
  }
}
