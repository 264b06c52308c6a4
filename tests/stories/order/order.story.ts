import { answerQuiz } from '../support/answer-quiz.ts';
import { eachFace, eachFaceInFullRun } from '../support/each-face.ts';
import { ana, documents, places } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';
import type { Visitor } from '../support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

eachFace(
  'Direct debit asks for the account and sets the cheaper price of the order',
  async ({ page, visitor }) => {
    await visitor.startsAt('ativar-debito');
    await visitor.give('ativar-debito', { direct_debit: 'true' });
    await visitor.give('conta-debito', { bank: '260', agency: '1', account_number: '1234567-8' });
    // A doubt about the account holds the form once; the same account again is taken.
    await expect(page.getByText('O dígito não combina com a regra do banco.').first()).toBeVisible();
    await visitor.submit();
    await visitor.give('data-instalacao', ana('data-instalacao'));
    await visitor.isAsked('confirmacao');
    await expect(page.locator('main')).toContainText('Débito automático');
    await visitor.give('confirmacao', ana('confirmacao'));
    await visitor.isAt('/pedido-realizado/');
  },
);

eachFaceInFullRun(
  'A town with a single postcode asks for street and neighbourhood',
  async ({ page, visitor }) => {
    await visitor.startsAt('cpf', { cep: { cep: places.onePostcodeTown } });
    await visitor.giveAll(['cpf']);
    await visitor.isAsked('instalacao');
    await checkAccessibility(page);
    await visitor.submit();
    await expect(page.getByText('Informe a rua ou avenida.').first()).toBeVisible();
    await visitor.give('instalacao', {
      address: 'Rua das Acácias',
      neighborhood: 'Centro',
    });
    await visitor.isAsked('data-de-vencimento');
  },
);

async function reachQuiz(visitor: Visitor) {
  await visitor.startsAt('ativar-debito', { cpf: { cpf: documents.quizzed } });
  await visitor.give('ativar-debito', ana('ativar-debito'));
  await visitor.isAsked('validacao');
}

eachFaceInFullRun(
  'Two failed quiz tries end the quiz and offer a review by a person',
  async ({ page, visitor }) => {
    await reachQuiz(visitor);
    await checkAccessibility(page);
    await answerQuiz(visitor, false);
    await expect(page.getByText('Esta é a última tentativa.')).toBeVisible();
    await answerQuiz(visitor, false);
    await visitor.isAt('/checkout/validacao/erro2/');
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Pedir revisão' }).click();
    await expect(page.getByText('Revisão pedida.', { exact: false })).toBeVisible();
  },
);

eachFace(
  'A rejected visitor reads why, and can ask for a review and a call',
  async ({ page, visitor, landline }) => {
    await visitor.startsAt('ativar-debito', { cpf: { cpf: documents.rejected } });
    await visitor.give('ativar-debito', ana('ativar-debito'));
    await visitor.isAt('/checkout/validacao/erro1/');
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Pedir revisão' }).click();
    await expect(page.getByText('Revisão pedida.', { exact: false })).toBeVisible();
    await page.locator('main input[name="telephone"]').fill(landline);
    await page.getByRole('button', { name: 'Quero receber uma ligação' }).click();
    await expect(page.getByText('Anotado.', { exact: false })).toBeVisible();
  },
);

eachFace(
  'An address without coverage takes a contact and lets it be withdrawn',
  async ({ page, visitor }) => {
    await visitor.begin();
    await visitor.give('cep', { cep: places.uncovered });
    await visitor.give('nr-imovel', { number: '10' });
    await visitor.isAsked('oferta-indisponivel');
    await checkAccessibility(page);
    await visitor.fill({ name: 'Ana Souza', email: 'ana@gmail.com', phone: '68999991234' });
    await visitor.give('oferta-indisponivel', { accept_contact: true });
    await expect(page.getByText('Contato anotado')).toBeVisible();
    await page.getByRole('button', { name: 'Retirar meu contato' }).click();
    await expect(page.getByText('Contato retirado')).toBeVisible();
  },
);
