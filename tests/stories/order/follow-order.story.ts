import { readFile } from 'node:fs/promises';
import { doneWords } from '../../../src/content/screens/done.ts';
import { followPageWords as words } from '../../../src/content/screens/follow-page.ts';
import { dayInWords } from '../../../src/funnel/schedule-days.ts';
import { inFullRun } from '../support/full-run.ts';
import { placeOrder } from '../support/place-order.ts';
import { checkAccessibility, checkBothThemes, expect, test } from '../support/story.ts';

test('The browser that ordered follows the order without a proof, moves the visit, withdraws, and finds that told by Back as well', async ({
  page,
}) => {
  await placeOrder(page);
  await page.getByRole('link', { name: doneWords.follow.text }).click();
  await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeVisible();
  await checkBothThemes(page);
  const code = page.getByRole('link', { name: /^Regulamento da oferta/ }).locator('.unbroken');
  await expect(code).toHaveCSS('text-decoration-line', 'underline');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.order.files.summary[0] }).click();
  expect((await readFile((await (await saved).path()) ?? '')).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: words.visit.move }).click();
  const days = page.getByRole('radiogroup', { name: words.visit.day }).getByRole('radio');
  await expect(days.first()).toBeFocused();
  await page.getByRole('button', { name: words.visit.confirm }).click();
  await expect(days.first()).toBeFocused();
  await expect(page.getByText(words.visit.choose)).toBeVisible();
  await checkAccessibility(page);
  const chosen = (await days.nth(4).getAttribute('value')) ?? '';
  await days.nth(4).check({ force: true });
  const periods = page.getByRole('radiogroup', { name: words.visit.period }).getByRole('radio');
  await periods.first().check({ force: true });
  await page.getByRole('button', { name: words.visit.confirm }).click();
  await expect(page.getByRole('heading', { name: words.visit.title })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Instalação remarcada' })).toContainText(
    dayInWords(chosen),
  );

  await page.getByRole('button', { name: words.withdraw.ask }).click();
  await page.getByRole('button', { name: words.withdraw.confirm }).click();
  await expect(page.getByRole('heading', { name: words.withdraw.receipt })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Você desistiu deste pedido' })).toBeVisible();
  await checkAccessibility(page);

  await page.goBack();
  await expect(page.getByText(doneWords.ended.withdrawn)).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/a caminho|O que acontece agora/);
  await checkAccessibility(page);
});

test('A number that is missing is told beside its field, down to 320 px', inFullRun, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/pedido/');
  const field = page.getByLabel(words.proof.number);
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/começa com UF-/);
  await checkAccessibility(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
