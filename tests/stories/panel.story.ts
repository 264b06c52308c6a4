import type { Page } from '@playwright/test';
import { sandboxOperator } from '../../server/operators/sandbox-operator.ts';
import { shopProtection } from './shop-database.ts';
import { checkBothThemes, expect, test } from './story.ts';
import { again } from './told-again.ts';

async function signIn(page: Page): Promise<void> {
  // As the server's terminal shows it.
  const { email, password } = sandboxOperator(shopProtection());
  await page.goto('/painel/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
}

async function requestCall(page: Page, phone: string): Promise<void> {
  await page.goto('/timblack/receber-ligacao/');
  await page.locator('main form [name="phone"]').fill(phone);
  await page.locator('main form [type="submit"]').click();
  await expect(page.getByRole('heading', { name: 'Pedido anotado' })).toBeVisible();
}

test('An operator takes a call that somebody asked for, treats it and finds it again', async ({ page }) => {
  await requestCall(page, '11912340077');
  await signIn(page);
  await page.goto('/painel/filas/');
  // Other stories work at the same queue.
  const call = page.getByRole('article').filter({ hasText: 'black' }).first();
  await expect(call).toContainText('****');
  await call.getByRole('button', { name: 'Pegar' }).click();
  await expect(call.getByRole('link', { name: /^\(\d\d\) \d/ })).toBeVisible();
  await call.getByRole('combobox', { name: 'Resultado' }).click();
  await page.getByRole('option', { name: 'Contratou' }).click();
  await call.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByText('Concluído.', { exact: true })).toBeVisible();
  await page.getByText('Concluídos', { exact: true }).click();
  await expect(call).toContainText('Contratou');
});

for (const width of [390, 1280])
  test(
    `The panel is accessible, ${width} wide, in light and dark`,
    again(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn(page);
      for (const path of ['', 'pedidos/', 'filas/']) {
        await page.goto(`/painel/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await checkBothThemes(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );
