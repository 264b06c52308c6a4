import { expect } from '@playwright/test';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { answerQuiz } from '../../tests/stories/support/answer-quiz.ts';
import { ana, customers, documents, type Given, withoutDebit } from '../../tests/stories/support/sandbox.ts';
import type { Visitor } from '../../tests/stories/support/visitor.ts';
import { orderNumberOn } from './proof.ts';

export const renewing = { cpf: customers.renewing[0], birth_date: '15/03/1985' };
export const migrating = { cpf: customers.migrating[0], birth_date: '22/08/1978' };

type Answers = Partial<Record<StepId, Given>>;

async function agree(visitor: Visitor, route = '/pedido-realizado/'): Promise<string> {
  await visitor.give('confirmacao', ana('confirmacao'));
  await visitor.isAt(route);
  return orderNumberOn(visitor.page);
}

/** Orders with direct debit, and with the quiz unless the document passes without; returns the number. */
export async function order(visitor: Visitor, answers: Answers = {}, right?: RegExp): Promise<string> {
  const given: Answers = {
    cpf: { cpf: documents.quizzed },
    'ativar-debito': { direct_debit: 'true' },
    'conta-debito': { ...ana('conta-debito'), account_number: '12345-1' },
    ...answers,
  };
  await visitor.begin();
  for (const step of withoutDebit.slice(0, withoutDebit.indexOf('data-instalacao')))
    await visitor.give(step, given[step] ?? ana(step));
  await visitor.give('conta-debito', given['conta-debito'] ?? ana('conta-debito'));
  if (given.cpf?.cpf === documents.quizzed) {
    await visitor.isAsked('validacao');
    await answerQuiz(visitor, true, right);
  }
  await visitor.give('data-instalacao', given['data-instalacao'] ?? ana('data-instalacao'));
  return agree(visitor);
}

/** Renews; first with a wrong birth date, if one is given. */
export async function renew(visitor: Visitor, wrongBirthDate?: string): Promise<string> {
  await visitor.comesFor('/refidelizacao/').goTo('consulta-cpf');
  await visitor.give('consulta-cpf', { cpf: renewing.cpf });
  if (wrongBirthDate !== undefined) {
    await visitor.give('titular', { birth_date: wrongBirthDate });
    await expect(visitor.input('birth_date')).toHaveAttribute('aria-invalid', 'true');
  }
  await visitor.give('titular', { birth_date: renewing.birth_date });
  await visitor.isAsked('ofertas');
  await visitor.choosePlan();
  return agree(visitor, '/refidelizacao/pedido-realizado/');
}

/** Migrates; the visitor begins under the campaign's prefix. */
export async function migrate(visitor: Visitor, mothersName: Given = ana('nome-mae')): Promise<string> {
  await visitor.comesFor('/').goTo('consulta-cpf');
  await visitor.give('consulta-cpf', { cpf: migrating.cpf });
  await visitor.comesFor('/consulta-cpf/').give('titular', { birth_date: migrating.birth_date });
  await visitor.isAsked('ofertas');
  await visitor.choosePlan();
  await visitor.comesFor('/checkout/').give('nr-imovel', { number: '50' });
  await visitor.give('nome-mae', mothersName);
  await visitor.giveAll(['data-de-vencimento', 'ativar-debito', 'data-instalacao']);
  return agree(visitor);
}
