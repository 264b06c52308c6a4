import type { Page } from '@playwright/test';
import { again } from '../support/full-run.ts';
import { expect, test } from '../support/story.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const hydrated = async (page: Page) => {
  await page.locator('[data-island="plan-list"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="plan-list"][data-hydrated]')).toBeVisible();
};

test.describe('the mark of a chosen service', () => {
  for (const [motion, moves] of [
    ['no-preference', 'true'],
    ['reduce', null],
  ] as const)
    test(
      `the mark of a chosen service moves or not with motion '${motion}'`,
      again(moves === null),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: motion });
        await page.addInitScript(() => {
          const see = () => {
            if (document.querySelector('button[aria-pressed] > span[style*="translate"]'))
              document.documentElement.dataset.moves = 'true';
          };
          new MutationObserver(see).observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter: ['style'],
          });
        });
        await page.goto('/');
        await hydrated(page);
        const services = page.locator('article[data-plan^="d600"] fieldset');
        await services.scrollIntoViewIfNeeded();
        await services.getByRole('button', { name: 'HBO Max' }).hover();
        await page.waitForLoadState('networkidle');
        for (const name of ['HBO Max', 'Globoplay', 'Paramount+']) {
          await services.getByRole('button', { name }).click();
          await expect(services.getByRole('button', { pressed: true })).toHaveText([name]);
        }
        await expect.poll(() => page.locator('html').getAttribute('data-moves')).toBe(moves);
        await expect(services.locator('button[aria-pressed="true"] > span')).toHaveCSS('transform', 'none');
      },
    );
});

test.describe('the ribbon', () => {
  const turns = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.target?.textContent === 'ESCOLHA STREAMING',
        )
        .map(({ playState, effect }) => `${playState} ${effect?.getTiming().duration}`),
    );

  test('the ribbon changes every second and a half and stops while its card is looked at', async ({
    page,
  }) => {
    // It rests after less than five seconds, which a busy machine may take to get here.
    await page.addInitScript(() =>
      addEventListener('animationstart', ({ target }) => {
        if (!(target instanceof Element)) return;
        for (const animation of target.getAnimations()) animation.updatePlaybackRate(0.01);
      }),
    );
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => turns(page)).toContain('running 3000');
    await page.locator('article[data-plan="d600b"]').getByRole('link', { name: 'Contratar agora' }).focus();
    await expect.poll(() => turns(page)).toContain('paused 3000');
  });

  test('the ribbon does not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await turns(page)).toEqual([]);
  });
});
