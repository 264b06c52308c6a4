import type { Page } from '@playwright/test';

/** How much wider than its window the page is. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is pressed, and reaches over the edge of the window. Only plans and their filters are scrolled to within a row of their own. */
export const outside = (page: Page) =>
  page.locator(':is(header, main) :is(a, button, input):visible').evaluateAll((controls) =>
    controls.flatMap((control) => {
      for (let row = control.parentElement; row !== null && row.tagName !== 'MAIN'; row = row.parentElement)
        if (row.matches('fieldset, .swiper-wrapper') && row.scrollWidth > row.clientWidth) return [];
      const { left, right } = control.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth ? [control.outerHTML] : [];
    }),
  );

/** Words that go on in a second line. */
export const brokenWords = (page: Page, within = 'body') =>
  page.locator(within).evaluate((whole) => {
    const isRead = ({ parentElement: around }: Node) =>
      around?.checkVisibility({ visibilityProperty: true }) === true &&
      around.closest('.visually-hidden, option, script, style') === null;
    const linesOf = (text: Node, from: number, to: number) => {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const words: string[] = [];
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!isRead(text)) continue;
      for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\d]+/gu) ?? [])
        if (linesOf(text, index, index + word.length) > 1) words.push(word);
    }
    return words;
  });

/** What stands empty on the first plan's card between its choices and its price, with one card at a time in view. */
export const gapAbovePrice = (page: Page) =>
  page
    .locator('main [data-plan] [role="group"]')
    .first()
    .evaluate((choices) => {
      const last = [...choices.querySelectorAll('label')].at(-1)?.getBoundingClientRect().bottom ?? 0;
      const price = choices.nextElementSibling?.firstElementChild;
      return (price?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - last;
    });
