import { expect } from '@playwright/test';
import { answerQuiz } from '../../../tests/stories/answer-quiz.ts';
import { documents } from '../../../tests/stories/sandbox.ts';
import type { Visitor } from '../../../tests/stories/visitor.ts';

interface Journey {
  name: string;
  /** The campaign it goes under. */
  prefix: string;
  walk: (visitor: Visitor) => Promise<void>;
}

const orderNumber = /^UF-[0-9A-Z]{11}$/;

/** The number stands, and stands after a reload. */
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
];
