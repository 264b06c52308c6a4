import type { Page } from '@playwright/test';
import { ownAccountWords as words } from '../../../src/panel/views/own-account/own-account-words.ts';
import { inFullRun } from '../support/full-run.ts';
import { addOperator } from '../support/panel-operator.ts';
import { desktop, fits, phone } from '../support/panel-screen.ts';
import { expect, test } from '../support/story.ts';

const password = 'uma frase fácil de lembrar';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/painel/minha-conta');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 2, name: words.sessions })).toBeVisible();
}

for (const screen of [phone, desktop])
  test(
    `Who is signed in on two devices sees both and ends the other one, ${screen.width} wide`,
    inFullRun,
    async ({ page, browser, expectNoise }) => {
      expectNoise(/401/);
      const { email } = await addOperator('Ana Lima', 'seller', password);
      const lost = await (await browser.newContext()).newPage();
      await signIn(lost, email);
      await page.setViewportSize(screen);
      await signIn(page, email);
      await expect(page.getByText(words.elsewhere)).toBeVisible();
      await expect(page.getByText(words.here)).toHaveCount(1);
      await fits(page, screen);
      await page.getByRole('button', { name: new RegExp(`^${words.endSession}: `) }).click();
      await expect(page.getByText(words.onlyHere)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await lost.reload();
      await expect(lost.getByRole('button', { name: 'Entrar' })).toBeVisible();
    },
  );
