import type { Locator, Page } from '@playwright/test';
import { planListWords } from '../../../src/content/landing/plans/plan-list.ts';
import { again, inFullRun } from '../support/full-run.ts';
import { hold } from '../support/hold.ts';
import { onLanding, onSale } from '../support/on-sale.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const services = `Serviços inclusos no plano ${onSale('d500a').plan}`;

const list = (page: Page) => page.locator('#planos');
const card = (page: Page, sku: string) => page.locator(`article[data-plan="${sku}"]`);

/** What stands between the arrows while as many cards are in view as there is room for. */
async function position(page: Page, first: number, together: number): Promise<Locator> {
  const cards = await list(page).locator('article').count();
  return list(page).getByText(planListWords.position(first, first + together - 1, cards), { exact: true });
}

/** How far the middle of a card is from the middle of what shows it. */
const offMiddle = (page: Page, sku: string) =>
  card(page, sku).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
  });

/** Named as it reads: by its label first, which differs between plans. */
const opensServices = (page: Page, sku: string) => card(page, sku).locator('button[aria-haspopup="dialog"]');

const hydrated = async (page: Page, name: string) => {
  await page.locator(`[data-island="${name}"]`).scrollIntoViewIfNeeded();
  await expect(page.locator(`[data-island="${name}"][data-hydrated]`)).toBeVisible();
};

for (const [width, together] of [
  [390, 1],
  [1280, 3],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('Arrows move the plans, and a drawer shows the benefits', again(width > 390), async ({ page }) => {
      await page.goto('/');
      await hydrated(page, 'plan-list');
      await test.step('An arrow moves the list by one card', async () => {
        const cards = list(page).locator('article');
        const [first, second] = [cards.nth(0), cards.nth(1)];
        const before = (await second.boundingBox())?.x;
        const start = (await first.boundingBox())?.x;
        await expect(await position(page, 1, together)).toBeVisible();
        await list(page).getByRole('button', { name: 'Próximo plano' }).click();
        await expect
          .poll(async () => Math.round((await second.boundingBox())?.x ?? 0))
          .toBe(Math.round(start ?? 0));
        expect(before).not.toBe(start);
        await list(page).getByRole('button', { name: 'Plano anterior' }).click();
        await expect
          .poll(async () => Math.round((await first.boundingBox())?.x ?? 0))
          .toBe(Math.round(start ?? 0));
      });

      await test.step('The benefits of a plan open in a drawer, which closes in every way', async () => {
        const opener = opensServices(page, 'd500a');
        const drawer = page.getByRole('dialog', { name: services });
        const close = {
          button: () => drawer.getByRole('button', { name: 'Fechar' }).last().click(),
          escape: () => page.keyboard.press('Escape'),
          outside: () => page.mouse.click(5, 5),
        };
        for (const way of Object.values(close)) {
          await opener.click();
          await expect(drawer).toBeVisible();
          await expect(drawer.getByRole('listitem')).toHaveCount(onSale('d500a').benefits.length);
          // While it still moves, its edges lie between two pixels.
          const height = (await drawer.getByRole('list').locator('..').locator('..').boundingBox())?.height;
          expect(Math.round(height ?? 0)).toBeLessThanOrEqual(650);
          if (way === close.button) await checkAccessibility(page);
          await way();
          await expect(drawer).toBeHidden();
          await expect(opener).toBeFocused();
        }
        await expect(page.locator('dialog').getByRole('listitem')).toHaveCount(0);
      });

      await test.step('The block for companies and gamers is shown only on a large screen', async () => {
        for (const id of ['empresas', 'gamer'])
          await expect(page.locator(`#${id}`)).toBeVisible({ visible: width >= 1024 });
        await page.setViewportSize({ width: 1280, height: 844 });
        for (const id of ['empresas', 'gamer']) await expect(page.locator(`#${id}`)).toBeVisible();
        const company = page.getByRole('link', { name: 'Contratar para a empresa' });
        await expect(company).toHaveAttribute('href', /^\/empresas\/checkout\/cep\/\?s=d1000em/);
        await page.setViewportSize({ width, height: 844 });
      });
    });

    test(
      'An arrow pressed before its script has loaded keeps its effect',
      again(width > 390),
      async ({ page }) => {
        const letCome = await hold(page, /\/assets\/swiper-/);
        await page.goto('/');
        await hydrated(page, 'plan-list');
        // Swiped on by hand, which loads nothing.
        await list(page)
          .locator('article')
          .nth(1)
          .evaluate((shown) => shown.scrollIntoView({ inline: 'start' }));
        await expect(await position(page, 2, together)).toBeVisible();
        const next = list(page).getByRole('button', { name: 'Próximo plano' });
        const asked = page.waitForRequest(/\/assets\/swiper-/);
        await next.click();
        await asked;
        await expect(await position(page, 3, together)).toBeVisible();
        letCome();
        await expect(list(page).locator('.swiper-initialized')).toBeVisible();
        await next.click();
        await expect(await position(page, 4, together)).toBeVisible();
      },
    );

    test('Cards are aligned with their prices and buttons', again(width === 390), async ({ page }) => {
      await page.goto('/livelo/');
      await hydrated(page, 'plan-list');
      const tops = await list(page)
        .locator('article')
        .evaluateAll((cards) =>
          cards.map((element) =>
            [element.querySelector('s'), element.querySelector('a')].map((part) =>
              Math.round(part?.getBoundingClientRect().top ?? 0),
            ),
          ),
        );
      // On a phone one card is seen at a time: its parts share its own room.
      if (width > 390) expect(new Set(tops.map(String)).size).toBe(1);
      const widths = await list(page)
        .locator('article')
        .evaluateAll((cards) => cards.map((element) => element.getBoundingClientRect().width));
      for (const one of widths) expect(one).toBeGreaterThanOrEqual(260);
      for (const one of widths) expect(one).toBeLessThanOrEqual(365);
    });

    test('An address with a plan scrolls to its card and lights it up', inFullRun, async ({ page }) => {
      await page.goto('/#cd600gl');
      await expect(card(page, 'd600gl')).toHaveAttribute('data-called', 'highlighted');
      await expect.poll(() => offMiddle(page, 'd600gl')).toBeLessThan(20);
      await expect(card(page, 'd600gl')).toHaveAttribute('data-called', '');
      await page.evaluate(() => {
        location.hash = '#cd1000d';
      });
      await expect(card(page, 'd1000d')).toHaveAttribute('data-called', 'highlighted');
      await expect.poll(() => offMiddle(page, 'd1000d')).toBeLessThan(20);
    });

    test('The comparison shows the chosen plans', inFullRun, async ({ page }) => {
      await page.goto('/timpre/');
      const table = page.getByRole('table', { name: 'Comparação dos planos' });
      await table.scrollIntoViewIfNeeded();
      const head = (name = '') => table.locator('thead th', { hasText: name });
      const names = onLanding('timpre').map(({ plan }) => plan);
      const arrow = page.getByRole('button', { name: 'Ver o próximo plano da comparação' });
      await expect(arrow).toBeVisible({ visible: width >= 768 });
      await expect(head(onSale('d300a', 'timpre').plan)).toBeInViewport();
      await expect(head(names.at(-1)).last()).not.toBeInViewport();
      if (width < 768) {
        await page.locator('#comparar nav').getByRole('link').last().click();
        await expect(head(names.at(-1)).last()).toBeInViewport();
        return;
      }
      for (const _ of names) await arrow.click({ force: true });
      await expect(head(names.at(-1)).last()).toBeInViewport();
      await expect(arrow).toHaveAttribute('aria-disabled', 'true');
      await expect(table.getByRole('rowheader', { name: 'Instalação' })).toBeInViewport();
    });
  });
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('every plan can be read, compared and ordered without a script', async ({ page }) => {
    await page.goto('/d/');
    const orders = await page
      .locator('#planos a[href*="/checkout/cep/?s="]')
      .evaluateAll((links) => links.length);
    expect(orders).toBe(onLanding('d').length);
    await expect(page.locator('#planos [role="tablist"]')).toBeHidden();
    const { plan } = onSale('d2000b', 'd');
    await page.locator('#comparar nav').getByRole('link', { name: plan, exact: true }).click();
    await expect(page.getByRole('table').getByRole('link', { name: `: ${plan}` })).toBeInViewport();
  });
});

test('The plans of a streaming service give name and price the width of a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const order = await page.locator('#streaming a[href*="/checkout/"]').first().boundingBox();
  expect(order?.width).toBeGreaterThan(220);
});
