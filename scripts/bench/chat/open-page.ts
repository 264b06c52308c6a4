import type { Browser, CDPSession, Page } from '@playwright/test';

interface Paints {
  firstPaint: number;
  shift: number;
  longTasks: number[];
}

declare global {
  interface Window {
    paints: Paints;
  }
}

export interface Network {
  latency: number;
  /** Bytes per second; -1 for unlimited. */
  downloadThroughput: number;
  uploadThroughput: number;
}

const bytesOf = (megabits: number): number => (megabits * 1_000_000) / 8;

export const slowLine: Network = {
  latency: 150,
  downloadThroughput: bytesOf(1.6),
  uploadThroughput: bytesOf(0.75),
};
export const farServer: Network = { latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
export const noDelay: Network = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export const setNetwork = (devtools: CDPSession, network: Network): Promise<unknown> =>
  devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });

/** A throttled page in a fresh context without a cache. */
export async function openPage(
  browser: Browser,
  network: Network,
): Promise<AsyncDisposable & { page: Page; devtools: CDPSession }> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  page.setDefaultTimeout(20_000);
  await page.addInitScript(watchPaints);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await setNetwork(devtools, network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devtools, [Symbol.asyncDispose]: () => page.close() };
}

/** Runs before the page's own scripts and records its performance entries. */
function watchPaints(): void {
  const paints: Paints = { firstPaint: Number.NaN, shift: 0, longTasks: [] };
  window.paints = paints;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('hadRecentInput' in entry && !entry.hadRecentInput && 'value' in entry)
      paints.shift += Number(entry.value);
  });
  observe('longtask', ({ duration }) => {
    paints.longTasks.push(duration);
  });
}
