import type { Browser, CDPSession, Page } from '@playwright/test';
import { watchPaints } from './watch-paints.ts';

interface Network {
  latency: number;
  /** Bytes per second; -1 for as fast as it goes. */
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

/** A phone that was never here before: its own context, nothing cached. */
export async function openPage(
  browser: Browser,
  { network, slowdown }: { network: Network; slowdown: number },
): Promise<{ page: Page; devtools: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(watchPaints);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await setNetwork(devtools, network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, close: () => context.close() };
}
