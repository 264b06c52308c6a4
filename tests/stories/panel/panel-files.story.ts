import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { inFullRun } from '../support/full-run.ts';
import { worksAs } from '../support/panel-operator.ts';
import { fitsBoth, openFilters, phone } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/story.ts';

// What leaves the panel as a file, opened as whoever gets it opens it.

const downloaded = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const saved = page.waitForEvent('download');
  await press();
  return readFile((await (await saved).path()) ?? '', 'utf8');
};

const rowsOf = (file: string): Record<string, string>[] =>
  parse(file, { bom: true, delimiter: ';', columns: true });

test(
  'A manager keeps filters, opens them again, exports what they show, and drops them',
  inFullRun,
  async ({ page }) => {
    const name = 'Ester Reis Braga';
    const number = await placeOrder(page, { nome: { name } });
    await page.setViewportSize(phone);
    await worksAs(page, 'manager', 'Célia Brito', 'pedidos');
    await openFilters(page, phone);
    await page.getByRole('button', { name: 'Mais filtros' }).click();
    await page.getByLabel('Onde respondeu').selectOption('Páginas');
    await page.getByLabel('Situação').selectOption('Recebido');
    await page.getByRole('button', { name: 'Guardar estes filtros' }).click();
    await page.getByLabel('Nome da visão').fill('A confirmar');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    const kept = page.getByRole('link', { name: 'A confirmar' });
    await expect(kept).toHaveAttribute('aria-current', 'true');
    await fitsBoth(page);

    await page.goto('/painel/pedidos');
    await kept.click();
    await expect(page.getByLabel('Situação')).toHaveValue('placed');
    const file = await downloaded(page, () => page.getByRole('button', { name: 'Exportar CSV' }).click());
    const orders = rowsOf(file);
    expect(orders.find(({ Pedido }) => Pedido === number)).toMatchObject({
      Nome: name,
      Situação: 'Recebido',
      'Onde respondeu': 'Páginas',
      Período: 'tarde',
    });
    expect(new Set(orders.map(({ Situação }) => Situação))).toEqual(new Set(['Recebido']));

    await page.getByRole('button', { name: 'Remover a visão A confirmar' }).click();
    await expect(kept).toHaveCount(0);
  },
);
