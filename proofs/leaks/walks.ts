import { expect, type Page } from '@playwright/test';
import { followPageWords } from '../../src/content/screens/follow-page.ts';
import { answerQuiz } from '../../tests/stories/support/answer-quiz.ts';
import { ConversationVisitor } from '../../tests/stories/support/conversation-visitor.ts';
import { PagesVisitor } from '../../tests/stories/support/pages-visitor.ts';
import { ana, documents, places } from '../../tests/stories/support/sandbox.ts';
import type { Visitor } from '../../tests/stories/support/visitor.ts';
import { migrating, type ordering, renewing, waiting } from './people.ts';

/** A journey that returns its order numbers. */
type Walk = (page: Page) => Promise<string[]>;

const faces = { pages: PagesVisitor, conversation: ConversationVisitor };

async function numberOn(page: Page): Promise<string[]> {
  const number = page.getByText(/^UF-[0-9A-Z]{11}$/).first();
  await expect(number).toBeVisible();
  return [(await number.textContent()) ?? ''];
}

async function agree(visitor: Visitor, route = '/pedido-realizado/'): Promise<string[]> {
  await visitor.give('confirmacao', ana.confirmacao);
  await visitor.isAt(route);
  return numberOn(visitor.page);
}

/** A whole order with direct debit, and the quiz if required. */
export const order =
  (face: keyof typeof faces, person: (typeof ordering)[number]): Walk =>
  async (page) => {
    const { name, phone, email, number, birth_date, mothers_name, cpf, account_number } = person;
    const visitor: Visitor = new faces[face](page);
    await visitor.begin();
    await visitor.give('cep', ana.cep);
    await visitor.give('nr-imovel', { number });
    await visitor.give('nome', { name });
    await visitor.give('telefone', { phone });
    await visitor.give('email', { email });
    await visitor.give('data-nascimento', { birth_date });
    await visitor.give('nome-mae', { mothers_name });
    await visitor.give('cpf', { cpf });
    await visitor.giveAll(['data-de-vencimento']);
    await visitor.give('ativar-debito', { direct_debit: 'true' });
    await visitor.give('conta-debito', { bank: '341', agency: '1234', account_number });
    if (cpf === documents.quizzed) {
      await visitor.isAsked('validacao');
      const mother = mothers_name.split(' ')[0] ?? '';
      await answerQuiz(visitor, true, new RegExp(`^(${mother}|${birth_date.slice(-4)}|Bela Vista)$`));
    }
    await visitor.giveAll(['data-instalacao']);
    return agree(visitor);
  };

export const renew: Walk = async (page) => {
  const visitor = new PagesVisitor(page).comesFor('/refidelizacao/');
  await visitor.goTo('consulta-cpf');
  // A wrong date first: the refusal must not repeat the input.
  await visitor.give('consulta-cpf', { cpf: renewing.cpf });
  await visitor.give('titular', { birth_date: '01/01/1980' });
  await expect(visitor.input('birth_date')).toHaveAttribute('aria-invalid', 'true');
  await visitor.give('titular', { birth_date: renewing.birth_date });
  await visitor.isAsked('ofertas');
  await visitor.choosePlan();
  return agree(visitor, '/refidelizacao/pedido-realizado/');
};

export const migrate: Walk = async (page) => {
  const visitor = new ConversationVisitor(page, '/migracao-ultrafibra').comesFor('/');
  await visitor.goTo('consulta-cpf');
  await visitor.give('consulta-cpf', { cpf: migrating.cpf });
  await visitor.comesFor('/consulta-cpf/').give('titular', { birth_date: migrating.birth_date });
  await visitor.isAsked('ofertas');
  await visitor.choosePlan();
  await visitor.comesFor('/checkout/').give('nr-imovel', { number: '50' });
  await visitor.give('nome-mae', { mothers_name: migrating.mothers_name });
  await visitor.giveAll(['data-de-vencimento', 'ativar-debito', 'data-instalacao']);
  return agree(visitor);
};

export const leaveContact: Walk = async (page) => {
  const { name, phone, email, number } = waiting;
  const visitor = new PagesVisitor(page);
  await visitor.begin();
  await visitor.give('cep', { cep: places.uncovered });
  await visitor.give('nr-imovel', { number });
  await visitor.isAsked('oferta-indisponivel');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && /no-coverage/.test(response.url()),
  );
  await visitor.send('oferta-indisponivel', { name, phone, email, accept_contact: true });
  expect((await saved).status()).toBe(200);
  await expect(visitor.input('phone')).toHaveCount(0);
  // Requests a call for the same phone.
  await page.goto('/receber-ligacao/');
  await page.locator('main form [name="phone"]').fill(phone);
  // Registered before the click, because a fast response would be missed.
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/supportRequest'));
  await page.locator('main form [type="submit"]').click();
  await asked;
  return [];
};

/** Follows an order by a code instead of the phone ending. */
export const followByCode =
  (numberOf: () => string, sent: () => string | undefined): Walk =>
  async (page) => {
    const { proof, code } = followPageWords;
    await page.goto('/pedido/');
    await page.getByRole('button', { name: proof.byCode }).click();
    await page.getByLabel(proof.number).fill(numberOf());
    await page.getByRole('button', { name: code.send }).click();
    await expect.poll(sent, { timeout: 60_000 }).toBeDefined();
    // A wrong code first: the refusal must not reveal the right one.
    await page.getByLabel(code.label).fill('000000');
    await page.getByRole('button', { name: code.open }).click();
    await expect(page.getByLabel(code.label)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(code.label).fill(sent() ?? '');
    await page.getByRole('button', { name: code.open }).click();
    await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeVisible();
    return [];
  };
