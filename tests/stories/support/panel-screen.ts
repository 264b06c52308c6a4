import type { Page } from '@playwright/test';
import { isFullRun } from '../../setup/full-run.ts';
import { checkAccessibility, checkBothThemes, checkInSystemColours, expect } from './story.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** A phone keeps the filters of a list behind a button. */
export async function openFilters(page: Page, { width }: { width: number }): Promise<void> {
  if (width === phone.width) await page.getByRole('button', { name: /^Filtros/ }).click();
}

/** Which view of the panel is open. */
export const view = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** Themes differ by their colours alone: `npm test` checks one. */
const checkTold = isFullRun ? checkBothThemes : checkAccessibility;

/** Nothing is cut off, and on the first screen everybody can read it; the other differs by its width alone, and is read in the full run. */
export async function fits(page: Page, { width } = phone, check = checkTold): Promise<void> {
  await page.setViewportSize(width === phone.width ? phone : desktop);
  if (width === phone.width || isFullRun) await check(page);
  // Charts take the width a moment later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

export async function fitsBoth(page: Page): Promise<void> {
  for (const screen of [phone, desktop]) await fits(page, screen);
}

const textSizes = { usual: { standard: 16, fixed: 13 }, double: { standard: 32, fixed: 26 } };

/** With text of twice the size the page grows no wider and cuts no word off; in the system's own colours the focus is seen. */
export async function staysReadable(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: textSizes.double });
  for (const screen of [phone, desktop]) {
    await page.setViewportSize(screen);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url())
      .toBe(screen.width);
    expect(await page.evaluate(cutTexts), page.url()).toEqual([]);
  }
  await devtools.send('Page.setFontSizes', { fontSizes: textSizes.usual });
  await page.emulateMedia({ forcedColors: 'active' });
  await checkInSystemColours(page);
  expect(await page.evaluate(withoutRing), page.url()).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Dots at its end say that there is more. */
const cutTexts = () =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((one) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      const isCut = one.clientWidth > 8 && one.scrollWidth > one.clientWidth + 1;
      return isCut && overflowX === 'hidden' && textOverflow !== 'ellipsis' && one.textContent !== '';
    })
    .map(({ outerHTML }) => outerHTML);

/** A control that is not drawn has its ring around what stands for it, beside it. */
const withoutRing = () => {
  const hasRing = (one: Element) => getComputedStyle(one).outlineStyle !== 'none';
  const controls = ':is(a, button, input, select, textarea, summary):not([tabindex="-1"])';
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((one) => {
      one.focus({ focusVisible: true });
      const isDrawn = one.offsetWidth > 1 && getComputedStyle(one).opacity !== '0';
      const drawn = isDrawn ? [one] : [...(one.parentElement?.children ?? [])];
      return document.activeElement === one && !drawn.some(hasRing);
    })
    .map(({ outerHTML }) => outerHTML);
};
