import { inFullRun } from '../support/full-run.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop } from '../support/panel-screen.ts';
import { placeRenewal } from '../support/place-renewal.ts';
import { customers } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test(
  'A seller finds the renewal of a customer by the number that it was told, opens it, and shows the phone',
  inFullRun,
  async ({ page }) => {
    const number = await placeRenewal(page, customers.renewingForThePanel[0]);
    await worksAs(page, 'seller', 'Bia Reis', 'pedidos');
    await page.getByLabel(/^Número, protocolo/).fill(number);
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page.getByText(/As renovações têm uma lista própria/)).toBeVisible();
    await page.setViewportSize(desktop);
    await page.getByRole('navigation').getByRole('link', { name: 'Renovações' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Renovações' })).toBeVisible();
    await page.getByLabel(/^Número, protocolo/).fill(number);
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page.getByText('1 resultado')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Recebida');
    expect(page.url()).not.toContain('UF-');

    await page.getByRole('link', { name: 'Renata Alves Moreira' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(page.locator('main')).not.toContainText('97654-3210');
    await page.getByRole('button', { name: 'Mostrar Celular' }).click();
    await expect(page.getByRole('link', { name: '(11) 97654-3210' })).toBeVisible();
  },
);
