import type { Page } from '@playwright/test';
import { again } from '../support/full-run.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/story.ts';

interface Moved {
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** What the browser tells of a move; the DOM library has no type for it. */
interface LayoutShift extends PerformanceEntry {
  readonly value?: number;
  readonly sources?: readonly Moved[];
}

declare global {
  interface Window {
    /** What moved, and by how much. */
    moves: number[];
  }
}

/** The measures of the fallback are taken from Arial, which has another name on Linux and may be missing there. */
const hasArial = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    new FontFace('Probe', 'local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );

const statusIn = (page: Page) =>
  page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Figtree')?.status);

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

for (const [address, isAgain] of [
  ['/', false],
  ['/black-friday/', true],
  ['/livelo/', true],
  ['/paramount/', true],
  ['/duvidas/', true],
  ['/checkout/cep/', true],
  ['/chat/', true],
] as const)
  for (const width of [390, 1280])
    test(
      `The page ${address} does not move when the typeface loads, ${width} wide`,
      again(width > 390 || isAgain),
      async ({ page }) => {
        const letArrive = await hold(page, '**/*.woff2');
        await page.addInitScript(() => {
          window.moves = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value = 0, sources = [] }: LayoutShift = entry;
              // A word in a box of its own moves along its line as the words in front of it do, which are not counted.
              const isInLine = ({ previousRect, currentRect }: Moved) =>
                previousRect.top === currentRect.top &&
                previousRect.height === currentRect.height &&
                Math.abs(previousRect.left - currentRect.left) < 20;
              if (!sources.length || !sources.every(isInLine)) window.moves.push(value);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('h1')).toBeAttached();
        await expect
          .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
          .toBe(1);
        test.skip(!(await hasArial(page)), 'Neither Arial nor Liberation Sans is installed here.');
        // What was still arriving before is none of its doing.
        await page.evaluate(() => {
          window.moves = [];
        });
        letArrive();
        await expect.poll(() => statusIn(page)).toBe('loaded');
        await nextFrames(page);
        expect(await page.evaluate(() => window.moves)).toEqual([]);
      },
    );

test('On a weak line a page of the order asks for the typeface once it answers', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
  const letCome = await hold(page, '**/assets/*.js');
  await page.goto('/checkout/cep/', { waitUntil: 'commit' });
  await expect.poll(() => statusIn(page)).toBe('unloaded');
  await nextFrames(page);
  expect(await statusIn(page)).toBe('unloaded');
  letCome();
  await expect.poll(() => statusIn(page)).toBe('loaded');
});
