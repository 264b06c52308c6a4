import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const everything: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // WCAG asks for it (2.5.3); axe still counts it among its experiments.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
const colours: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** The same page in both themes, which differ by their colours alone: the second time only those are looked at. */
export const checkBothThemes = (page: Page): Promise<void> =>
  check(page, [
    ['light', everything],
    ['dark', colours],
  ]);

export const checkColours = (page: Page): Promise<void> => check(page, [[null, colours]]);

/** Forced colours: their contrast is the system's. */
export const checkInSystemColours = (page: Page): Promise<void> =>
  check(page, [
    [null, { ...everything, rules: { ...everything.rules, 'color-contrast': { enabled: false } } }],
  ]);

/**
 * The rules of WCAG 2.2 AA and of good practice that a machine can check, of the whole page at rest: nothing moves, nothing lies over it.
 * axe runs in the page itself: what wraps it for Playwright opens a second page for every check, at three times the cost.
 */
export const checkAccessibility = (page: Page): Promise<void> => check(page, [[null, everything]]);

type Look = readonly [theme: 'light' | 'dark' | null, asked: axe.RunOptions];

async function check(page: Page, looks: readonly Look[]): Promise<void> {
  const size = page.viewportSize();
  // Until everything is laid out, in its own typeface, the page grows, and its foot would be cut off.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0);
  const { height, scrolled, isLoaded } = await page.evaluate(async () => {
    await document.fonts.ready;
    return {
      height: document.documentElement.scrollHeight,
      scrolled: scrollY,
      isLoaded: window.axe !== undefined,
    };
  });
  if (!isLoaded) await page.evaluate(source);
  if (size) await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
  // Each change of its height draws the whole page anew.
  const found: string[] = [];
  for (const [theme, asked] of looks) {
    if (theme !== null) await page.emulateMedia({ colorScheme: theme });
    found.push(...(await violations(page, asked)));
  }
  if (size) await page.setViewportSize(size);
  await page.evaluate((top) => scrollTo(0, top), scrolled);
  expect(found, `Accessibility of ${page.url()}`).toEqual([]);
}

/** With what axe is not sure about, and says nothing of: text that has exactly the colour of what it stands on. */
const violations = (page: Page, asked: axe.RunOptions): Promise<string[]> =>
  page.evaluate(async (options) => {
    // From the top, or what stays in view lies over what is scrolled under it.
    scrollTo(0, 0);
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    const results = await window.axe?.run(document, {
      ...options,
      resultTypes: ['violations', 'incomplete'],
    });
    if (results === undefined) throw new Error('axe is not there.');
    const likeTheirGround = results.incomplete
      .flatMap(({ nodes }) => nodes)
      .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
      .map(({ html }) => `Text of the colour of its ground\n  ${html}`);
    return results.violations
      .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
      .concat(likeTheirGround);
  }, asked);
