import type { Page } from '@playwright/test';

/** Watches whether typed text becomes active: executable elements, blocked scripts or page errors. */
export async function watchForMarkup(page: Page) {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      wrong.push(`console: ${message.text()}`);
  });
  return {
    /** Our pages have no inline handlers, and scripts only in the head or from files. */
    found: async (): Promise<string[]> => {
      const markup = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter(
            (one) =>
              one.matches(
                'script:not([type="application/json"], [type="application/ld+json"]), iframe, object, embed, base',
              ) ||
              one.getAttributeNames().some((name) => name.startsWith('on')) ||
              one.getAttribute('href')?.trim().toLowerCase().startsWith('javascript:') === true,
          )
          .map((one) => one.outerHTML.slice(0, 120)),
      );
      return [...wrong, ...markup];
    },
  };
}
