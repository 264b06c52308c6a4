import type { Page } from '@playwright/test';
import { seedEvents } from '../../../scripts/seed/seed-events.ts';
import { byWords, salesWords } from '../../../src/panel/views/figures/sales-words.ts';
import { amendmentWords, ordersWords } from '../../../src/panel/views/orders/orders-words.ts';
import { callWords } from '../../../src/panel/words/call-words.ts';
import { shellWords } from '../../../src/panel/words/shell-words.ts';
import { inFullRun } from '../support/full-run.ts';
import { addOperator, worksAs } from '../support/panel-operator.ts';
import { desktop, fits, fitsBoth, phone, view } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { inDatabase } from '../support/shop-database.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

// The operator's days, by role. What each view does with each answer is told without a browser (tests/panel, tests/server/panel-api).

test('A wrong password is refused, and a right one shows the views of the role', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/401/);
  const password = 'tres palavras quaisquer';
  const { email } = await addOperator('Marina Alves', 'marketer', password);
  await page.goto('/painel/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('outras palavras quaisquer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await fitsBoth(page);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await view(page, 'Início');
  const navigation = page.getByRole('navigation', { name: 'Áreas do painel' });
  await expect(navigation.getByRole('link', { name: 'Números' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Pedidos' })).toHaveCount(0);
  await fits(page, desktop);
  await fits(page);
  await page.getByRole('button', { name: 'Conta de Marina Alves' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await view(page, 'Entrar no painel');
});

test('Escape closes the menu of a phone and leads back to its button', async ({ page }) => {
  await worksAs(page, 'seller', 'Sílvia Rocha');
  await page.getByRole('button', { name: 'Abrir o menu' }).press('Enter');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Pedidos' });
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Abrir o menu' })).toBeFocused();
  await expect(link).not.toBeInViewport();
});

test('A view that does not load without a connection is opened by trying again', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/INTERNET_DISCONNECTED|Failed to (?:fetch|load)|request failed/);
  await page.setViewportSize(desktop);
  await worksAs(page, 'admin', 'Tiago Nunes');
  await view(page, 'Início');
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Áreas do painel' })
    .getByRole('link', { name: 'Auditoria' })
    .click();
  await view(page, shellWords.notLoaded);
  await context.setOffline(false);
  await page.getByRole('button', { name: callWords.retry }).click();
  await view(page, 'Auditoria');
});

/** On a desk, and close above their list. */
async function filtersStandInOneRow(page: Page) {
  const topOf = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? 0;
  // The row takes the width a moment after the window has it.
  await expect(async () => {
    expect(await topOf('Até')).toBe(await topOf('Situação'));
    const list = await page.getByRole('table').boundingBox();
    expect((list?.y ?? desktop.height) - (await topOf('Situação'))).toBeLessThan(140);
  }).toPass({ timeout: 15_000 });
}

test('A panel without its server says so, and is connected again once the browser is online', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|request failed/);
  const stream = '**/api/panel/live*';
  await page.route(stream, (route) => route.abort());
  await worksAs(page, 'seller', 'Sílvia Rocha');
  const notice = page.getByText(shellWords.notConnected);
  await expect(notice).toBeVisible();
  await fitsBoth(page);
  await page.setViewportSize({ width: phone.width, height: 500 });
  const scrolled = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      return scrollY;
    });
  await expect.poll(scrolled).toBeGreaterThan(0);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.unroute(stream);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice).toHaveCount(0);
});

test('A seller finds an order by its number and shows the phone; the filters stand in one row', async ({
  page,
}) => {
  const number = await placeOrder(page);
  await worksAs(page, 'seller', 'Sílvia Rocha', 'pedidos');
  await page.getByLabel(ordersWords.searchLabel).fill(number.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Exportar CSV' })).toHaveCount(0);
  await fitsBoth(page);
  await filtersStandInOneRow(page);

  await page.getByRole('link', { name: 'Ana Souza', exact: true }).click();
  await view(page, `Pedido ${number}`);
  await page.getByLabel(amendmentWords.what).selectOption(amendmentWords.names.contact);
  await expect(page.getByRole('main')).not.toContainText('91234-5678');
  await page.getByRole('button', { name: 'Mostrar Celular' }).click();
  await expect(page.getByText('(11) 91234-5678')).toBeVisible();
  await fits(page, desktop);
  await fits(page);
});

test('Two sellers at one queue see at once what the other takes and hands back', async ({
  page,
  browser,
}) => {
  await page.goto('/livelo/receber-ligacao/');
  await page.locator('main form [name="phone"]').fill('11912340080');
  await page.locator('main form [type="submit"]').click();
  await expect(page.getByRole('heading', { name: 'Pedido anotado' })).toBeVisible();

  const other = await (await browser.newContext({ viewport: desktop })).newPage();
  await worksAs(page, 'seller', 'Sílvia Rocha', 'filas');
  await worksAs(other, 'seller', 'Otávio Luz', 'filas');
  const call = (on: Page) => on.getByRole('article').filter({ hasText: 'livelo' });
  const press = (on: Page, name: string) => call(on).getByRole('button', { name }).click();

  await expect(call(other)).not.toContainText('91234-0080');
  await press(page, 'Pegar');
  await expect(call(page)).toContainText('(11) 91234-0080');
  await expect(call(other)).toContainText('Com Sílvia Rocha');
  await expect(call(other).getByRole('button')).toHaveCount(0);
  await fits(page);
  await fits(other, desktop);

  await press(page, 'Devolver à fila');
  await press(other, 'Pegar');
  await expect(call(page)).toContainText('Com Otávio Luz');
});

test(
  'A manager moves a visit by keyboard, and the calendar shows it on its new day',
  inFullRun,
  async ({ page }) => {
    // The other stories choose the afternoon, of which the calendar lists no more than the first visits.
    await placeOrder(page, {
      nome: { name: 'Olívia Prado Reis' },
      'data-instalacao': { date: true, period: 'manha' },
    });
    await page.setViewportSize(desktop);
    await worksAs(page, 'manager', 'Célia Brito', 'agenda?regiao=SP');
    const visit = page.getByRole('listitem').filter({ hasText: 'Olívia' });
    await expect(visit).toBeVisible();
    const dayBefore = await page.locator('section', { has: visit }).getByRole('heading').textContent();
    await fitsBoth(page);

    await visit.getByRole('button', { name: /^Remarcar a visita de Olívia/ }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'Dia' })).toBeFocused();
    await checkAccessibility(page);
    await page.keyboard.press('ArrowDown');
    const marked = page.locator('[data-combobox-selected]');
    // The list marks the present day only after it has opened.
    await expect(marked).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(marked).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Remarcar' }).press('Enter');
    await expect(page.getByText(/^Visita remarcada para/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('section', { has: visit }).getByRole('heading')).not.toHaveText(
      dayBefore ?? '',
    );
  },
);

/** A link that somebody wrote to be seen. */
const odd = '=hyperlink("http://x.example") e um nome de origem comprido';

test('A manager reads every figure, by period and by device', inFullRun, async ({ page }) => {
  const number = await placeOrder(page);
  await inDatabase(async (database) => {
    await seedEvents(database, 9000, new Date());
    await database.write((db) =>
      db.updateTable('orders').set({ last_source: odd }).where('number', '=', number).execute(),
    );
  });
  await worksAs(page, 'manager', 'Célia Brito', 'numeros');
  await view(page, 'Números: Funil');
  await page.getByText('90 dias').click();
  await page.getByLabel('Visitas', { exact: true }).selectOption('Celular');
  await expect(page).toHaveURL(/phone/);
  const figures = page.getByRole('navigation', { name: 'Números' });
  for (const title of [
    'Funil',
    'Vendas',
    'Demanda por lugar',
    'Entendimento da conversa',
    'Velocidade',
    'Experimentos',
  ]) {
    await figures.getByRole('link', { name: title }).click();
    await view(page, `Números: ${title}`);
    await expect(page.getByRole('table').first()).toBeVisible();
    await fitsBoth(page);
  }
  await figures.getByRole('link', { name: 'Vendas' }).click();
  await page.getByRole('radiogroup', { name: salesWords.curveBy }).getByText(salesWords.times.week).click();
  await expect(page).toHaveURL(/curva=week/);
  await page.getByText(salesWords.asTable).click();
  await expect(page.getByRole('table', { name: salesWords.caption(byWords.week) })).toBeVisible();
  await fitsBoth(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`: ${salesWords.caption(byWords.week)}$`) }).click();
  expect((await saved).suggestedFilename()).toBe('vendas-por-semana-ao-lado-do.csv');
});
