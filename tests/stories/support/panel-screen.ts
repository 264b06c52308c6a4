import type { Page } from '@playwright/test';
import { isFullRun } from '../../setup/full-run.ts';
import { checkAccessibility, checkBothThemes, expect } from './story.ts';

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
