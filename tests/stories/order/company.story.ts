import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { eachFaceInFullRun } from '../support/each-face.ts';
import { inFullRun } from '../support/full-run.ts';
import { ana } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

const ours = { cnpj: '12.ABC.345/01DE-35', company_name: '3M & Filhos Ltda.' };
const until: readonly StepId[] = ['cep', 'nr-imovel', 'nome', 'telefone', 'email'];

eachFaceInFullRun(
  'A company orders with a CNPJ that has letters; a wrong one and a missing name are named beside their fields',
  async ({ page, visit }) => {
    const visitor = visit(page, '/empresas');
    const main = page.locator('main');
    await visitor.begin('?s=d1000em');
    for (const step of until) {
      await visitor.isAsked(step);
      // A company has no name of its own document: somebody answers for it.
      if (step === 'nome') {
        await expect(main).toContainText('Com quem falamos na empresa?');
        await expect(main).not.toContainText('o seu nome');
      }
      await visitor.give(step, ana(step));
    }
    await visitor.isAsked('cpf');
    await expect(main).toContainText('Qual é o CNPJ da empresa?');
    await expect(visitor.input('cnpj')).toHaveAttribute('inputmode', 'text');
    await checkAccessibility(page);
    await visitor.give('cpf', { cnpj: '12.ABC.345/01DE-36' });
    await visitor.isTold('cnpj', 'Esse CNPJ não é válido');
    await expect(page.getByText('Informe a razão social da empresa.').first()).toBeVisible();
    await visitor.give('cpf', { cnpj: ours.cnpj.toLowerCase(), company_name: ours.company_name });
    await visitor.isAsked('data-de-vencimento');
    await visitor.giveAll(['data-de-vencimento', 'ativar-debito', 'data-instalacao']);
    await visitor.isAsked('confirmacao');
    await expect(main).toContainText(ours.company_name);
    await checkAccessibility(page);
    await visitor.give('confirmacao', ana('confirmacao'));
    await visitor.isAt('/pedido-realizado/');
    await expect(page.locator('dl', { hasText: 'Em nome de' })).toContainText(ours.company_name);
  },
);

test(
  'An order for a home that turns out to be a company’s continues among the plans for companies',
  inFullRun,
  async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    await visitor.startsAt('data-nascimento');
    await visitor.say('é para a minha empresa');
    await page.getByRole('button', { name: 'Ir para lá' }).click();
    const company = new ConversationVisitor(page, '/empresas');
    await company.isAsked('planos');
    await expect(page).toHaveURL(/\/empresas\/chat\/#planos$/);
  },
);
