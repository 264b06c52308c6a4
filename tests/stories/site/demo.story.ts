import type { Page } from '@playwright/test';
import { inFullRun } from '../support/full-run.ts';
import { hold } from '../support/hold.ts';
import { checkAccessibility, checkColours, expect, test } from '../support/story.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** A press before that is lost. */
async function open(page: Page, path = '') {
  await page.goto(`/demo${path}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/** Everything that the browser asks for or sends, from any page. */
function listen(page: Page) {
  const asked: { origin: string; method: string; path: string }[] = [];
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    asked.push({ origin, method: request.method(), path: pathname + search });
  });
  return asked;
}

/** As a visitor sees it who speaks the language. */
async function introduce(page: Page, labels: { name: string; email: string; submit: string }) {
  await page.getByLabel(labels.name, { exact: true }).fill('Ana Lima');
  await page.getByLabel(labels.email).fill('ana@example.com');
  await press(page, labels.submit);
}

const english = { name: 'Name', email: 'E-mail', submit: 'Choose Plans' };

test('An order in English corrects a wrong e-mail, and its data never leaves the browser', async ({
  page,
  baseURL,
}) => {
  const asked = listen(page);
  await page.goto('/demo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByLabel('Name', { exact: true }).fill('Ana Lima');
  await page.getByLabel('E-mail').fill('ana@');
  await press(page, 'Choose Plans');
  await expect(page.getByText('Check the e-mail')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await introduce(page, english);
  await expect(heading(page, 'Choose a plan')).toBeFocused();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await press(page, 'Continue');
  await expect(heading(page, 'Is this your order?')).toBeFocused();
  // Whoever reloads has lost nothing.
  await page.reload();
  await expect(page.getByText('ana@example.com')).toBeVisible();
  await press(page, 'Confirm Selected Plan');
  await expect(heading(page, 'Thank you, Ana Lima')).toBeFocused();
  await expect(page.getByText('An employee will make contact with you soon.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(({ origin, method }) => origin !== baseURL || method !== 'GET')).toEqual([]);
  expect(asked.filter(({ path }) => /ana|api/i.test(path))).toEqual([]);
});

test('A page that fails to load says so, and the other pages still work', async ({ page, expectNoise }) => {
  expectNoise(/AboutScreen|ERR_FAILED/);
  await page.route(/AboutScreen.*\.js/, (route) => route.abort());
  await open(page);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(heading(page, 'The page did not arrive')).toBeFocused();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(heading(page, 'Welcome')).toBeFocused();
  await page.unroute(/AboutScreen.*\.js/);
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page, 'About')).toBeVisible();
});

test('A form sent before hydration is handled after it, and a visitor who chose Spanish sees no English', async ({
  page,
}) => {
  const letScriptsCome = await hold(page, /\/assets\/.*\.js/);
  await page.goto('/demo', { waitUntil: 'commit' });
  await introduce(page, english);
  await expect(page).toHaveURL(/\/demo$/);
  letScriptsCome();
  await expect(heading(page, 'Choose a plan')).toBeVisible();
  await page.unrouteAll();

  await press(page, 'Change languages');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const letDemoCome = await hold(page, /entry-demo.*\.js/);
  await page.goto('/demo/about', { waitUntil: 'commit' });
  // Hidden as long as it waits, if not for too long.
  const waits = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-waits] #root > *')].some((one) => one.getAnimations().length > 0),
    );
  await expect.poll(waits).toBe(true);
  letDemoCome();
  await expect(heading(page, 'Acerca de')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waits');
});

test('The demo is accessible in light and dark, down to 320 px', inFullRun, async ({ page, expectNoise }) => {
  expectNoise(/404/);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/demo');
  await introduce(page, english);
  await page.getByRole('radio', { name: 'Weekly' }).check();
  await press(page, 'Continue');
  await expect(heading(page, 'Is this your order?')).toBeVisible();
  for (const address of ['', '/plans', '/confirm', '/about', '/hi/Ana', '/nowhere']) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [theme, check] of [
      ['dark', checkColours],
      ['light', checkAccessibility],
    ] as const) {
      await press(page, 'Toggle dark mode');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await check(page);
    }
    for (const size of ['200%', '100%']) {
      const tooWide = await page.evaluate((fontSize) => {
        const { scrollWidth, style } = document.documentElement;
        style.fontSize = fontSize;
        return Math.max(scrollWidth, document.documentElement.scrollWidth) - innerWidth;
      }, size);
      expect(tooWide, `${address} at ${size}`).toBeLessThanOrEqual(0);
    }
  }
});
