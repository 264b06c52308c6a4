import { answerQuiz } from '../support/answer-quiz.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { eachFace, eachFaceInFullRun } from '../support/each-face.ts';
import { inFullRun } from '../support/full-run.ts';
import { onSale } from '../support/on-sale.ts';
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
  'A visitor without a wanted plan chooses among those sold at the address',
  async ({ page, visitor }) => {
    await visitor.begin('');
    await visitor.give('cep', { cep: places.withoutTwoGiga });
    await visitor.give('nr-imovel', ana('nr-imovel'));
    await visitor.isAsked('planos');
    await expect(page.getByRole('radio')).not.toHaveCount(0);
    await expect(page.getByText(onSale('d2000b').plan)).toHaveCount(0);
    await checkAccessibility(page);
    await visitor.submit();
    await expect(page.getByText('Escolha um plano.').first()).toBeVisible();
    await visitor.choosePlan();
    await visitor.isAsked('nome');
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

eachFaceInFullRun('An allotment asks for block and lot', async ({ page, visitor }) => {
  await visitor.begin();
  await visitor.give('cep', { cep: places.blockAllotment });
  await visitor.give('nr-imovel', { no_number: true });
  await expect(page.getByText('Informe a quadra.').first()).toBeVisible();
  await visitor.give('nr-imovel', { block_number: '4', allotment_number: '12' });
  await visitor.isAsked('nome');
});

eachFaceInFullRun(
  'A network with structured complements asks for the complement by its parts',
  async ({ visitor }) => {
    await visitor.startsAt('cpf', { cep: { cep: places.structuredComplement } });
    await visitor.giveAll(['cpf']);
    await visitor.give('instalacao', { complement_type: 'apartamento', complement: '12' });
    await visitor.isAsked('data-de-vencimento');
  },
);

async function reachQuiz(visitor: Visitor) {
  await visitor.startsAt('ativar-debito', { cpf: { cpf: documents.quizzed } });
  await visitor.give('ativar-debito', ana('ativar-debito'));
  await visitor.isAsked('validacao');
}

eachFaceInFullRun('Right answers pass the quiz', async ({ page, visitor }) => {
  await reachQuiz(visitor);
  await checkAccessibility(page);
  await answerQuiz(visitor, true);
  await visitor.isAsked('data-instalacao');
});

test(
  'The quiz in conversation can be answered by typing, question by question',
  inFullRun,
  async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    await reachQuiz(visitor);
    for (const [position, answer] of [
      ['1 de 3', 'oi'],
      ['1 de 3', 'é Maria'],
      ['2 de 3', '1990'],
      ['3 de 3', 'bela vista'],
    ] as const) {
      await expect(page.locator('main')).toContainText(position);
      await visitor.say(answer);
    }
    await visitor.isAsked('data-instalacao');
  },
);

eachFaceInFullRun(
  'Two failed quiz tries end the quiz and offer a review by a person',
  async ({ page, visitor }) => {
    await reachQuiz(visitor);
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
    await visitor.submit();
    await expect(page.getByText('marque que aceita o nosso contato', { exact: false }).first()).toBeVisible();
    await visitor.give('oferta-indisponivel', { accept_contact: true });
    await expect(page.getByText('Contato anotado')).toBeVisible();
    await page.getByRole('button', { name: 'Retirar meu contato' }).click();
    await expect(page.getByText('Contato retirado')).toBeVisible();
  },
);
