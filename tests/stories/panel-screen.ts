import type { Page } from '@playwright/test';
import { checkBothThemes, expect } from './story.ts';
import { tellsEverything } from './told-again.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Which view of the panel is open. */
export const view = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** On both screens nothing is cut off. `npm test` looks at the rest on the first; the other differs by its width alone. */
export async function fits(page: Page, { width } = phone): Promise<void> {
  await page.setViewportSize(width === phone.width ? phone : desktop);
  if (width === phone.width || tellsEverything) {
    await checkBothThemes(page);
    expect(await textLikeItsGround(page), 'Text of the colour of its ground').toEqual([]);
  }
  // Charts take the width a moment later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** axe is not sure about text that has exactly the colour of what it stands on, and says nothing of it. */
const textLikeItsGround = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const results = await window.axe?.run(document, {
      runOnly: { type: 'rule', values: ['color-contrast'] },
      resultTypes: ['incomplete'],
    });
    if (results === undefined) throw new Error('axe is not there.');
    return results.incomplete
      .flatMap(({ nodes }) => nodes)
      .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
      .map(({ html }) => html);
  });
