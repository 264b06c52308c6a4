import type { Page } from '@playwright/test';
import { again } from '../support/full-run.ts';
import { worksAs } from '../support/panel-operator.ts';
import { expect, test } from '../support/story.ts';

/** What becomes of a text that a script writes into the page as markup, or names as a script. */
const written = (page: Page, text: string) =>
  page.evaluate((given) => {
    const outcome = (write: () => void) => {
      try {
        write();
        return 'taken';
      } catch {
        return 'refused';
      }
    };
    return {
      markup: outcome(() => {
        document.createElement('style').innerHTML = given;
      }),
      script: outcome(() => {
        document.createElement('script').src = given;
      }),
    };
  }, text);

const refused = { markup: 'refused', script: 'refused' };

for (const path of ['/', '/chat/', '/checkout/cep/', '/demo'])
  test(
    `Trusted Types on ${path} keep text from becoming markup or a script`,
    again(path !== '/'),
    async ({ page, expectNoise }) => {
      expectNoise(/Trusted(HTML|ScriptURL)/);
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeAttached();
      expect(await written(page, '<img src=x>')).toEqual(refused);
      expect(await written(page, 'a{}')).toEqual(refused);
    },
  );

test('Trusted Types in the panel allow a style sheet but no markup', async ({ page, expectNoise }) => {
  expectNoise(/Trusted(HTML|ScriptURL)/);
  await worksAs(page, 'seller', 'Ana');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await written(page, '<img src=x>')).toEqual(refused);
  expect(await written(page, 'a{}')).toEqual({ markup: 'taken', script: 'refused' });
});

for (const path of ['/', '/chat/'])
  test(
    `The preferences script loads on ${path} under Trusted Types`,
    again(path !== '/'),
    async ({ page }) => {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.locator('main input').first().focus();
      await expect
        .poll(() => page.evaluate(() => Reflect.get(Object(Reflect.get(window, 'timPrefs')), 'user_prefs2')))
        .toContain('pt-BR');
    },
  );
