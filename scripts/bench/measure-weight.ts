import type { Browser } from '@playwright/test';
import type { Candidate } from './candidate.ts';
import { noDelay, openPage } from './open-page.ts';
import { type PageWeight, weighPage } from './weigh-page.ts';

/** Once the page is idle. */
export interface Weight extends PageWeight {
  /** Millions of bytes after a collection. */
  heap: number;
}

export async function measureWeight(browser: Browser, { url }: Candidate): Promise<Weight> {
  const { page, devtools, close } = await openPage(browser, { network: noDelay, slowdown: 1 });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { ...(await page.evaluate(weighPage)), heap: usedSize / 1_000_000 };
  } finally {
    await close();
  }
}
