import type { Browser } from '@playwright/test';
import type { Candidate } from './candidates.ts';
import { noDelay, openPage } from './open-page.ts';
import { weighPage } from './weigh-page.ts';

export type Weight = Awaited<ReturnType<typeof measureWeight>>;

/** Once the page is idle; its heap in millions of bytes after a collection. */
export async function measureWeight(browser: Browser, { url }: Candidate) {
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
