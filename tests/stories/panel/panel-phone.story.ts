import { inFullRun } from '../support/full-run.ts';
import { worksAs } from '../support/panel-operator.ts';
import { fits, phone } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/story.ts';

const rows = [
  { path: 'filas?fila=no-coverage', tabs: '[role=tab]', selected: 'Sem cobertura', back: 'ArrowLeft' },
  { path: 'catalogo?aba=publish', tabs: '[role=tab]', selected: 'Publicar', back: 'ArrowLeft' },
  { path: 'numeros/recuperacao', tabs: 'main nav a', selected: 'Recuperação', back: 'Shift+Tab' },
];

test(
  'Tabs that do not fit a phone stay in one line, with the selected one in view',
  inFullRun,
  async ({ page }) => {
    await worksAs(page, 'admin', 'Tiago Nunes');
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({ width, height: phone.height });
      for (const { path, tabs, selected, back } of rows) {
        await page.goto(`/painel/${path}`);
        const row = page.locator(tabs);
        await expect(row.filter({ hasText: selected }), path).toBeInViewport({ ratio: 1 });
        const tops = await row.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
        expect(new Set(tops).size, `${path}, ${width} wide`).toBe(1);
        // The keyboard brings the others into view.
        await row.last().focus();
        for (let steps = tops.length; steps > 1; steps--) await page.keyboard.press(back);
        await expect(row.first(), path).toBeFocused();
        await expect(row.first(), path).toBeInViewport({ ratio: 1 });
      }
    }
  },
);

test(
  'On a phone the filters of a list wait behind a button that counts them, and the list is in view',
  inFullRun,
  async ({ page }) => {
    await placeOrder(page);
    await page.setViewportSize(phone);
    await worksAs(page, 'seller', 'Sílvia Rocha', 'pedidos?situacao=placed');
    await expect(page.getByRole('table').getByRole('link').first()).toBeInViewport({ ratio: 1 });
    const state = page.getByLabel('Situação');
    await expect(state).toBeHidden();
    await page.getByRole('button', { name: 'Filtros (1)' }).click();
    await expect(state).toHaveValue('placed');
    await page.getByLabel('Campanha', { exact: true }).selectOption('Site principal');
    await expect(page.getByRole('button', { name: 'Filtros (2)' })).toHaveAttribute('aria-expanded', 'true');
    await fits(page);
  },
);

test(
  'On the narrowest phone the number of an order stays in one line, and nothing is cut off',
  inFullRun,
  async ({ page }) => {
    const number = await placeOrder(page);
    await page.setViewportSize({ width: 320, height: phone.height });
    await worksAs(page, 'admin', 'Tiago Nunes', `pedidos/${number}`);
    const shown = page.getByText(number, { exact: true });
    const isWhole = async () => {
      await expect(shown.first()).toBeVisible();
      await expect.poll(() => shown.first().evaluate((text) => text.getClientRects().length)).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    };
    await isWhole();
    await page.goto('/painel/auditoria');
    await isWhole();
  },
);

test(
  'What takes the focus on the way back by keyboard is not left under the header',
  inFullRun,
  async ({ page }) => {
    await page.setViewportSize(phone);
    await worksAs(page, 'admin', 'Tiago Nunes', 'catalogo');
    await page.getByRole('main').getByRole('button', { expanded: false }).last().click();
    await page
      .getByLabel(/^Meses de desconto: /)
      .last()
      .focus();
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: Number.NaN };
    for (let steps = 0; steps < 15; steps++) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.locator(':focus').evaluate((one) => one.getBoundingClientRect().top);
      expect(top, await page.locator(':focus').evaluate((one) => one.outerHTML)).toBeGreaterThanOrEqual(
        height,
      );
    }
  },
);
