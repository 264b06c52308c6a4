import type { Page } from '@playwright/test';

/** What a text that was typed may have become: elements that run something, refused scripts, errors of the page. */
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
    /** Our own pages carry no handler in their markup, and no script but in their head or of their files. */
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
