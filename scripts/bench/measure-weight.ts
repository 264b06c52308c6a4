import type { Browser } from '@playwright/test';
import type { Candidate } from './candidate.ts';
import { noDelay, openPage } from './open-page.ts';

export interface Weight {
  /** Brotli, thousands of bytes, once the page is idle. */
  html: number;
  js: number;
  /** Millions of bytes after a collection. */
  heap: number;
}

export async function measureWeight(browser: Browser, { url }: Candidate): Promise<Weight> {
  const { page, devtools, close } = await openPage(browser, { network: noDelay, slowdown: 1 });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { html, js } = await page.evaluate(() => {
      const sizeOf = (entry: PerformanceEntry | undefined) =>
        entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const once = new Map(scripts.map((entry) => [entry.name, sizeOf(entry)]));
      return {
        html: sizeOf(performance.getEntriesByType('navigation')[0]) / 1000,
        js: [...once.values()].reduce((sum, size) => sum + size, 0) / 1000,
      };
    });
    return { html, js, heap: usedSize / 1_000_000 };
  } finally {
    await close();
  }
}
