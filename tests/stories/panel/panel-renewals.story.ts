import { PagesVisitor } from '../support/pages-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, phone } from '../support/panel-screen.ts';
import { customers } from '../support/sandbox.ts';
import { checkBothThemes, expect, test } from '../support/story.ts';

test('A seller finds the renewal of a customer by the number that it was told, opens it, and shows the phone', async ({
  page,
}) => {
  const cpf = customers.renewingForThePanel;
  const visitor = new PagesVisitor(page);
  await visitor.comesFor('/refidelizacao/').goTo('consulta-cpf');
  await visitor.give('consulta-cpf', { cpf });
  await visitor.give('titular', { birth_date: '15/03/1985' });
  await visitor.isAsked('ofertas');
  await page.locator('[name="idPlan"]').first().check();
  await visitor.submit();
  await visitor.isAsked('confirmacao');
  await visitor.fill({ accept_information: true });
  await visitor.submit();
  const number =
    (await page
      .getByText(/^UF-[0-9A-Z]{11}$/)
      .first()
      .textContent()) ?? '';

  await worksAs(page, 'seller', 'Bia Reis', 'pedidos');
  await page.getByLabel(/^Número, protocolo/).fill(number);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText(/As renovações têm uma lista própria/)).toBeVisible();
  await page.setViewportSize(desktop);
  await page.getByRole('navigation').getByRole('link', { name: 'Renovações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Renovações' })).toBeVisible();
  await page.getByLabel(/^Número, protocolo/).fill(number);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('1 resultado')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Recebida');
  expect(page.url()).not.toContain('UF-');
  await fits(page, phone, checkBothThemes);
  await fits(page, desktop, checkBothThemes);

  await page.getByRole('link', { name: 'Renata Alves Moreira' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.locator('main')).not.toContainText('97654-3210');
  await page.getByRole('button', { name: 'Mostrar Celular' }).click();
  await expect(page.getByRole('link', { name: '(11) 97654-3210' })).toBeVisible();
  await fits(page, phone, checkBothThemes);
  await fits(page, desktop, checkBothThemes);
});
