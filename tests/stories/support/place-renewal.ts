import type { Page } from '@playwright/test';
import { PagesVisitor } from './pages-visitor.ts';

/** Renews the contract of a customer by the pages. Returns the order number. */
export async function placeRenewal(page: Page, cpf: string): Promise<string> {
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
  const number = page.getByText(/^UF-[0-9A-Z]{11}$/).first();
  return (await number.textContent()) ?? '';
}
