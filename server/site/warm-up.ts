import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from './open-site.ts';

/** In milliseconds: how long the server is watched before it counts as idle. */
const glance = 20;

/** Renders pages ahead, one at a time and only while the server has little else to do. Returns what stops it. */
export function warmUp(pages: readonly Page[]): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const idle = async () => {
    let busy: number;
    do {
      const before = performance.eventLoopUtilization();
      await wait(glance, undefined, { signal, ref: false });
      busy = performance.eventLoopUtilization(before).utilization;
    } while (busy > 0.5);
  };
  const renderAll = async () => {
    for (const page of pages) {
      await idle();
      await page.open();
    }
  };
  // Stopped, or a page that will fail again, and be logged, when it is asked for.
  renderAll().catch(() => undefined);
  return () => stop.abort();
}
