import type { Page } from '@playwright/test';

/** Opens what a phone shows on demand; a wide screen shows it anyway. */
export async function unfold(page: Page, ...blocks: readonly string[]): Promise<void> {
  for (const block of blocks) {
    const line = page.locator(`${block} .phone-fold:not([open]) > summary`);
    if (await line.isVisible()) await line.click();
  }
}
