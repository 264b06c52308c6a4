import { views } from '../../src/panel/views.ts';
import { inFullRun } from './full-run.ts';
import { PagesVisitor } from './pages-visitor.ts';
import { worksAs } from './panel-operator.ts';
import { desktop, fits, phone } from './panel-screen.ts';
import { placeOrder } from './place-order.ts';
import { inDatabase } from './shop-database.ts';
import { checkBothThemes, expect, test } from './story.ts';

// Every view of the table, so that none is left out: on both screens, in both themes.

test('Every view fits on a phone and on a desk, and can be read by everybody', async ({ page }) => {
  test.slow();
  // Somebody who has begun and not ordered, and somebody who has.
  await new PagesVisitor(page).startsAt('cpf');
  const number = await placeOrder(page, { nome: { name: 'Íris Vidal Couto' } });
  const { id } = await inDatabase((database) =>
    database.read((db) =>
      db
        .selectFrom('leads')
        .select('id')
        .where('status', '=', 'open')
        .orderBy('updated_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    ),
  );
  await worksAs(page, 'admin', 'Tiago Nunes');
  const places: Readonly<Record<string, string>> = { ':number': number, ':id': id };
  for (const { path, title } of views) {
    await page.goto(`/painel/${path.replace(/:\w+/, (name) => places[name] ?? name)}`);
    await expect(page.getByRole('heading', { level: 1 }), title).toBeVisible();
    await expect(page.locator('main [aria-busy="true"], main .mantine-Loader-root')).toHaveCount(0);
    await fits(page, phone, checkBothThemes);
    await fits(page, desktop, checkBothThemes);
    // At 400 % a desk is as narrow (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${title}, 320 wide`)
      .toBe(320);
  }
});

test(
  'On a phone a delivery shows what it is, when and how it stands, and its recipient once it is opened',
  inFullRun,
  async ({ page }) => {
    await placeOrder(page, { nome: { name: 'Ivo Serra Dantas' } });
    await page.setViewportSize(phone);
    await worksAs(page, 'manager', 'Célia Brito', 'envios');
    const row = page.getByRole('row').nth(1);
    const moment = row.getByText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/).filter({ visible: true });
    await expect(moment).toBeVisible();
    const box = await moment.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? phone.width)).toBeLessThanOrEqual(phone.width);
    await row.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText(/\((?:E-mail|WhatsApp)\)/);
  },
);

test('On a desk the filters of a list stand in one row, close above it', inFullRun, async ({ page }) => {
  await placeOrder(page, { nome: { name: 'Iara Pontes Melo' } });
  await page.setViewportSize(desktop);
  await worksAs(page, 'seller', 'Sílvia Rocha', 'pedidos');
  await expect(page.getByRole('table')).toBeVisible();
  const topOf = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? 0;
  expect(await topOf('Até')).toBe(await topOf('Situação'));
  const list = await page.getByRole('table').boundingBox();
  expect((list?.y ?? desktop.height) - (await topOf('Situação'))).toBeLessThan(140);
});
