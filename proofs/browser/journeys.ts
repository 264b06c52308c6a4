import { expect } from '@playwright/test';
import { answerQuiz } from '../../tests/stories/support/answer-quiz.ts';
import { customers, documents } from '../../tests/stories/support/sandbox.ts';
import type { Visitor } from '../../tests/stories/support/visitor.ts';

export interface Journey {
  name: string;
  /** The campaign's prefix. */
  prefix: string;
  /** The journey can be finished once a year per customer. */
  isOnceAYear?: true;
  walk: (visitor: Visitor) => Promise<void>;
}

const orderNumber = /^UF-[0-9A-Z]{11}$/;

/** Checks the order number, also after a reload. */
async function endsWithNumber({ page }: Visitor): Promise<void> {
  const number = page.getByText(orderNumber).first();
  await expect(number).toBeVisible();
  const order = (await number.textContent()) ?? '';
  await page.reload();
  await expect(page.getByText(order).first()).toBeVisible();
}

export const journeys: readonly Journey[] = [
  {
    name: 'order',
    prefix: '',
    walk: async (visitor) => {
      await visitor.begin();
      await visitor.giveAll(['cep', 'nr-imovel', 'nome', 'telefone', 'email', 'data-nascimento', 'nome-mae']);
      await visitor.give('cpf', { cpf: documents.quizzed });
      await visitor.giveAll(['data-de-vencimento']);
      await visitor.give('ativar-debito', { direct_debit: 'true' });
      await visitor.give('conta-debito', { bank: '341', agency: '1234', account_number: '12345-1' });
      await visitor.isAsked('validacao');
      await answerQuiz(visitor, true);
      await visitor.giveAll(['data-instalacao', 'confirmacao']);
      await visitor.isAt('/pedido-realizado/');
      await endsWithNumber(visitor);
    },
  },
  {
    name: 'renewal',
    prefix: '',
    isOnceAYear: true,
    walk: async (visitor) => {
      await visitor.comesFor('/refidelizacao/').goTo('consulta-cpf');
      await visitor.give('consulta-cpf', { cpf: customers.renewing[0] });
      await visitor.give('titular', { birth_date: '15/03/1985' });
      await visitor.isAsked('ofertas');
      await visitor.choosePlan();
      await visitor.give('confirmacao', { accept_information: true });
      await visitor.isAt('/refidelizacao/pedido-realizado/');
      await endsWithNumber(visitor);
    },
  },
  {
    name: 'migration',
    prefix: '/migracao-ultrafibra',
    isOnceAYear: true,
    walk: async (visitor) => {
      await visitor.comesFor('/').goTo('consulta-cpf');
      await visitor.give('consulta-cpf', { cpf: customers.migrating[0] });
      await visitor.comesFor('/consulta-cpf/').give('titular', { birth_date: '22/08/1978' });
      await visitor.isAsked('ofertas');
      await visitor.choosePlan();
      await visitor.comesFor('/checkout/').give('nr-imovel', { number: '50' });
      await visitor.giveAll(['nome-mae', 'data-de-vencimento', 'ativar-debito', 'data-instalacao']);
      await visitor.give('confirmacao', { accept_information: true });
      await visitor.isAt('/pedido-realizado/');
      await endsWithNumber(visitor);
    },
  },
];
