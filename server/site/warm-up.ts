import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from './open-site.ts';

/** Milliseconds over which the load is measured. */
const sampleMs = 20;

/** Pre-renders pages one at a time while the server is idle. Returns a function that stops it. */
export function warmUp(pages: readonly Page[]): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const idle = async () => {
    let busy: number;
    do {
      const before = performance.eventLoopUtilization();
      await wait(sampleMs, undefined, { signal, ref: false });
      busy = performance.eventLoopUtilization(before).utilization;
    } while (busy > 0.5);
  };
  const renderAll = async () => {
    for (const page of pages) {
      await idle();
      await page.open();
    }
  };
  // Aborted, or a page failed: it will fail again and be logged when requested.
  renderAll().catch(() => undefined);
  return () => stop.abort();
}
