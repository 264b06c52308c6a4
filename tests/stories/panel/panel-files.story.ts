import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { hourMs } from '../../../src/brazil/durations.ts';
import { personData } from '../../../src/contract/person-data.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { inFullRun } from '../support/full-run.ts';
import { keepVisit } from '../support/kept-visit.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, openFilters, phone, view } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { ana, type Given } from '../support/sandbox.ts';
import { inDatabase } from '../support/shop-database.ts';
import { expect, test } from '../support/story.ts';

// What leaves the panel as a file, opened as whoever gets it opens it.

const downloaded = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const saved = page.waitForEvent('download');
  await press();
  return readFile((await (await saved).path()) ?? '', 'utf8');
};

const rowsOf = (file: string): Record<string, string>[] =>
  parse(file, { bom: true, delimiter: ';', columns: true });

const untilEmail: readonly StepId[] = ['cep', 'nr-imovel', 'nome', 'telefone', 'email'];

/** Somebody who stopped after the e-mail, two hours ago. */
async function leftAfterEmail(page: Page, name: string, email: Given): Promise<void> {
  const given: Partial<Record<StepId, Given>> = { nome: { name }, email };
  await keepVisit(
    page,
    '/checkout/cep/?s=d600b',
    untilEmail.map((step) => [step, given[step] ?? ana(step)]),
  );
  const updated_at = new Date(Date.now() - 2 * hourMs).toISOString();
  await inDatabase((database) =>
    database.write((db) => db.updateTable('leads').set({ updated_at }).where('name', '=', name).execute()),
  );
}

for (const screen of [phone, desktop]) {
  const told = (title: string) => `${title}, ${screen.width} wide`;
  const own = (name: string) => `${name} ${screen === phone ? 'Braga' : 'Couto'}`;

  test(
    told('A manager keeps filters, opens them again, exports what they show, and drops them'),
    inFullRun,
    async ({ page }) => {
      const number = await placeOrder(page, { nome: { name: own('Ester Reis') } });
      await page.setViewportSize(screen);
      await worksAs(page, 'manager', 'Célia Brito', 'pedidos');
      await openFilters(page, screen);
      await page.getByRole('button', { name: 'Mais filtros' }).click();
      await page.getByLabel('Onde respondeu').selectOption('Páginas');
      await page.getByLabel('Situação').selectOption('Recebido');
      await page.getByRole('button', { name: 'Guardar estes filtros' }).click();
      await page.getByLabel('Nome da visão').fill('A confirmar');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      const kept = page.getByRole('link', { name: 'A confirmar' });
      await expect(kept).toHaveAttribute('aria-current', 'true');
      await fits(page, screen);

      await page.goto('/painel/pedidos');
      await kept.click();
      await expect(page.getByLabel('Situação')).toHaveValue('placed');
      const file = await downloaded(page, () => page.getByRole('button', { name: 'Exportar CSV' }).click());
      const orders = rowsOf(file);
      expect(orders.find(({ Pedido }) => Pedido === number)).toMatchObject({
        Nome: own('Ester Reis'),
        Situação: 'Recebido',
        'Onde respondeu': 'Páginas',
        Período: 'tarde',
      });
      expect(new Set(orders.map(({ Situação }) => Situação))).toEqual(new Set(['Recebido']));

      await page.getByRole('button', { name: 'Remover a visão A confirmar' }).click();
      await expect(kept).toHaveCount(0);
    },
  );

  test(
    told('A manager finds who stopped and accepts offers, and takes along e-mails and no phones'),
    inFullRun,
    async ({ page, browser }) => {
      const email = `${screen.width}.clara@exemplo.com.br`;
      await leftAfterEmail(page, own('Clara Nunes'), { email, accept_promotions: true });
      const another = await (await browser.newContext()).newPage();
      await leftAfterEmail(another, own('Nara Nunes'), { email: `nara.${email}` });

      await page.setViewportSize(screen);
      await worksAs(page, 'manager', 'Célia Brito', 'contatos');
      // Other stories leave many who stopped later.
      await page
        .getByLabel('Protocolo, celular, e-mail, CPF, CNPJ ou nome')
        .fill(screen === phone ? 'Nunes Braga' : 'Nunes Couto');
      await page.keyboard.press('Enter');
      const contact = (name: string) => page.getByRole('link', { name: own(name) });
      await expect(contact('Nara Nunes')).toBeVisible();
      await page.getByText('Aceitam ofertas', { exact: true }).click();
      await expect(contact('Nara Nunes')).toHaveCount(0);
      await expect(contact('Clara Nunes')).toBeVisible();
      await fits(page, screen);
      const file = await downloaded(page, () =>
        page.getByRole('button', { name: 'Exportar quem aceita ofertas' }).click(),
      );
      expect(rowsOf(file)).toContainEqual(
        expect.objectContaining({ Nome: own('Clara Nunes'), 'E-mail': email, 'Parou depois de': 'E-mail' }),
      );
      expect(file).not.toContain(own('Nara Nunes'));
      expect(file).not.toMatch(/91234|Celular/);
    },
  );

  test(
    told('A manager gives a person the file of everything kept about them, in words'),
    inFullRun,
    async ({ page, expectNoise }) => {
      expectNoise(/404/);
      const cpf = screen === phone ? '123.456.789-09' : '111.222.333-96';
      const number = await placeOrder(page, { cpf: { cpf } });
      await page.setViewportSize(screen);
      await worksAs(page, 'manager', 'Célia Brito', 'dados-pessoais');
      await view(page, 'Dados de uma pessoa');
      const document = page.getByLabel('CPF ou CNPJ');
      const press = () => page.getByRole('button', { name: 'Baixar os dados' }).click();
      await document.fill('123.456.789-00');
      await press();
      await expect(document).toHaveAttribute('aria-invalid', 'true');
      // Nobody of any story has it.
      await document.fill('987.654.321-00');
      await press();
      await expect(page.getByRole('alert')).toContainText('Não guardamos nada');
      await document.fill(cpf);
      const file = await downloaded(page, press);
      await expect(page.getByText('O arquivo foi baixado.', { exact: false })).toBeVisible();
      await fits(page, screen);
      const { secoes } = personData.parse(JSON.parse(file));
      const orders = secoes.find(({ titulo }) => titulo === 'Pedido')?.registros;
      expect(orders).toContainEqual(
        expect.objectContaining({ 'Número do pedido': number, Situação: 'Recebido' }),
      );
      expect(secoes.map(({ titulo }) => titulo)).toContain('Mensagens e avisos');
    },
  );
}
