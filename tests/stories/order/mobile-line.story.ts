import type { Page } from '@playwright/test';
import { eachFaceInFullRun } from '../support/each-face.ts';
import { ana, type Given } from '../support/sandbox.ts';
import { checkAccessibility, expect } from '../support/story.ts';
import type { Visitor } from '../support/visitor.ts';

const line: Given = { line_phone: '(11) 98765-4321' };

/** The records know name, phone and e-mail. */
async function orderWithLine(visitor: Visitor, prefix: string): Promise<void> {
  await visitor.give('consulta-telefone', line);
  await visitor.give('cep', ana('cep'));
  if (!prefix.startsWith('/b/')) await visitor.give('nr-imovel', ana('nr-imovel'));
  await visitor.isAsked('planos');
}

/** Opens the lead with its line, and sees what the line brings. */
async function getsBonus(page: Page, visitor: Visitor, idPlan: number, bonus: string): Promise<void> {
  const opened = page.waitForResponse('**/api/lead/createFromRenta');
  await orderWithLine(visitor, visitor.prefix);
  const { id } = await (await opened).json();
  const lead = await (await page.request.get(`/api/lead/${id}`)).json();
  expect(lead.idPlanAddonBonus).toBe(idPlan);
  // What the plan includes may be folded.
  await expect(page.getByText(bonus).first()).toBeAttached();
}

eachFaceInFullRun('A visitor with a mobile line orders with its bonus', async ({ page, visit }) => {
  const visitor = visit(page, '/timcontrole');
  await visitor.begin('');
  await visitor.isAsked('consulta-telefone');
  await checkAccessibility(page);
  await getsBonus(page, visitor, 9001, 'Até 20 GIGA a mais no seu plano TIM Controle');
  await checkAccessibility(page);
  await visitor.choosePlan();
  await visitor.giveAll(['data-nascimento', 'nome-mae', 'cpf', 'data-de-vencimento', 'ativar-debito']);
  await visitor.give('data-instalacao', ana('data-instalacao'));
  await visitor.isAsked('confirmacao');
  await expect(page.locator('main')).toContainText('P**** R****');
  await checkAccessibility(page);
  await visitor.give('confirmacao', ana('confirmacao'));
  await visitor.isAt('/pedido-realizado/');
});
