import type { Browser } from '@playwright/test';
import { openPage, slowLine } from './open-page.ts';
import { weighPage } from './weigh-page.ts';

export type Visit = Awaited<ReturnType<typeof measureVisit>>;

/** A first visit on a slow phone and line, until nothing is loaded any more. Nobody touches anything. */
export async function measureVisit(browser: Browser, url: string) {
  const { page, close } = await openPage(browser, { network: slowLine, slowdown: 4 });
  try {
    // Nothing is asked of the page before it is quiet: that would cost it frames. What waits for a quiet moment on a
    // busy machine begins later than the network is quiet for the first time.
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(3_000);
    await page.waitForLoadState('networkidle');
    return { ...(await page.evaluate(() => window.paints)), ...(await page.evaluate(weighPage)) };
  } finally {
    await close();
  }
}
