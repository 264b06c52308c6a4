import type { Page } from '@playwright/test';

/** Keeps what the page asks for on its way, until the function that it resolves with is called. */
export async function hold(page: Page, which: string | RegExp): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}
