import type { Locator, Page } from '@playwright/test';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { writePath } from '../../../src/funnel/routes/read-path.ts';
import { again } from '../support/full-run.ts';
import { expect, test } from '../support/story.ts';

const phone = { width: 390, height: 844 };
test.use({ storageState: { cookies: [], origins: [] }, viewport: phone });

/** One of each kind is visited in every run. */
const kinds: readonly string[] = ['', 'livelo', 'timcontrole', 'globoplay', 'migracao-ultrafibra'];

const landings = fileCampaigns.all.map((campaign) => ({
  campaign,
  // Its home leads to the tax id.
  path: writePath(campaign, campaign.journey === 'migration' ? '/ofertas/' : '/'),
  hasForm: !campaign.landing.hidden.includes('coverage-form'),
}));

const notice = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });
const banner = (page: Page) => page.locator('section[aria-labelledby="oferta"]');

/** What a visitor is to press first: the campaign's own first question, or the form. */
const callToAction = (page: Page): Locator =>
  banner(page).locator('a[href$="/checkout/cep/"], button[type="submit"]').first();

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part} is not shown.`);
  return { ...box, end: box.y + box.height };
}

for (const { campaign, path, hasForm } of landings)
  test(
    `The page ${path} is at most nine screens of a phone long, with price, form and what to press on the first`,
    again(!kinds.includes(campaign.prefix)),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('[data-later]')).toHaveCount(0);
      await expect(notice(page)).toBeVisible();
      const asked = await boxOf(notice(page));
      expect(asked.height).toBeLessThanOrEqual(phone.height / 5);
      expect((await boxOf(callToAction(page))).end).toBeLessThanOrEqual(asked.y);
      if (hasForm) {
        expect((await boxOf(banner(page).getByText('/mês').first())).end).toBeLessThanOrEqual(asked.y);
        const submit = banner(page).locator('#consultar button[type="submit"]');
        expect((await boxOf(submit)).end).toBeLessThanOrEqual(phone.height);
      }
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(9 * phone.height);
    },
  );

for (const { campaign, path } of landings.filter(({ campaign: { prefix } }) => kinds.includes(prefix)))
  test(
    `The cookie question covers nothing of the page ${path} in large type`,
    again(campaign.prefix !== 'migracao-ultrafibra'),
    async ({ page }) => {
      await page.goto(path);
      await expect(notice(page)).toBeVisible();
      await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));
      const header = page.getByRole('banner');
      await expect.poll(async () => (await boxOf(header)).y >= (await boxOf(notice(page))).end).toBe(true);
      await callToAction(page).scrollIntoViewIfNeeded();
      const [asked, action] = [await boxOf(notice(page)), await boxOf(callToAction(page))];
      expect(action.y).toBeGreaterThanOrEqual(asked.end);
      await expect(notice(page).getByRole('button', { name: 'Recusar' })).toBeVisible();
    },
  );

const folded = ['#comparar tbody tr:nth-child(4)', '#identidade ol', '#duvidas [data-rest] li'];

test('A wide screen shows everything that a phone opens line by line', async ({ page }) => {
  await page.goto('/');
  for (const part of folded) await expect(page.locator(part).first()).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const part of folded) await expect(page.locator(part).first()).toBeVisible();
  await expect(page.locator('#comparar summary')).toBeHidden();
  // The carousels take their new height a moment later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(11 * 800);
});

for (const width of [320, 390, 768, 1280, 1920])
  test(
    `The picture of a banner is whole and stands behind nothing, ${width} wide`,
    again(width !== 768),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/hbo-max/', '/timblack/', '/migracao-ultrafibra/ofertas/']) {
        await page.goto(path);
        const picture = await boxOf(banner(page).locator('svg[viewBox$="00"]').first());
        expect(picture.x + picture.width).toBeLessThanOrEqual(width);
        for (const part of await banner(page).locator('h1, p, form, a').all()) {
          if (!(await part.isVisible())) continue;
          const box = await boxOf(part);
          const isApart =
            box.end <= picture.y + 1 ||
            box.y >= picture.end - 1 ||
            box.x + box.width <= picture.x + 1 ||
            box.x >= picture.x + picture.width - 1;
          expect(isApart, `${path} ${await part.textContent()}`).toBe(true);
        }
      }
    },
  );

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('what a phone folds is opened without JavaScript', async ({ page }) => {
    await page.goto('/');
    const rows = page.locator('#comparar tbody tr');
    await expect(rows.nth(2)).toBeVisible();
    await expect(rows.nth(3)).toBeHidden();
    await page.locator('#comparar summary').click();
    await expect(rows.last()).toBeVisible();
  });
});

test('A public page whose scripts do not come says so and offers the telephone', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/assets/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/fluxo/');
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('103 41');
});
