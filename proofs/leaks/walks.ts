import { expect, type Page } from '@playwright/test';
import { followPageWords } from '../../src/content/screens/follow-page.ts';
import { ConversationVisitor } from '../../tests/stories/support/conversation-visitor.ts';
import { PagesVisitor } from '../../tests/stories/support/pages-visitor.ts';
import { places } from '../../tests/stories/support/sandbox.ts';
import { migrate, order, renew } from '../browser/journeys.ts';
import { mothersName, ordering, waiting } from './people.ts';

/** A journey that returns its order number. */
type Walk = (page: Page) => Promise<string | undefined>;

const orderAs =
  (Face: typeof PagesVisitor | typeof ConversationVisitor, person: (typeof ordering)[number]): Walk =>
  (page) => {
    const { name, phone, email, number, birth_date, mothers_name, cpf, account_number } = person;
    const mother = mothers_name.split(' ')[0] ?? '';
    return order(
      new Face(page),
      {
        ...{ 'nr-imovel': { number }, nome: { name }, telefone: { phone }, email: { email }, cpf: { cpf } },
        ...{ 'data-nascimento': { birth_date }, 'nome-mae': { mothers_name } },
        'conta-debito': { bank: '341', agency: '1234', account_number },
      },
      new RegExp(`^(${mother}|${birth_date.slice(-4)}|Bela Vista)$`),
    );
  };

const leaveContact: Walk = async (page) => {
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
  return undefined;
};

/** Follows an order by a code instead of the phone ending. */
const followByCode =
  (numberOf: () => string | undefined, sent: () => string | undefined): Walk =>
  async (page) => {
    const { proof, code } = followPageWords;
    await page.goto('/pedido/');
    await page.getByRole('button', { name: proof.byCode }).click();
    await page.getByLabel(proof.number).fill(numberOf() ?? '');
    await page.getByRole('button', { name: code.send }).click();
    await expect.poll(sent, { timeout: 60_000 }).toBeDefined();
    // A wrong code first: the refusal must not reveal the right one.
    await page.getByLabel(code.label).fill('000000');
    await page.getByRole('button', { name: code.open }).click();
    await expect(page.getByLabel(code.label)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(code.label).fill(sent() ?? '');
    await page.getByRole('button', { name: code.open }).click();
    await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeVisible();
    return undefined;
  };

/** All walks in turn; the last follows the first one's order. */
export const walks = (
  firstNumber: () => string | undefined,
  codeSent: () => string | undefined,
): readonly Walk[] => [
  orderAs(PagesVisitor, ordering[0]),
  orderAs(ConversationVisitor, ordering[1]),
  // A wrong date first: the refusal must not repeat the input.
  (page) => renew(new PagesVisitor(page), '01/01/1980'),
  (page) => migrate(new ConversationVisitor(page, '/migracao-ultrafibra'), { mothers_name: mothersName }),
  leaveContact,
  followByCode(firstNumber, codeSent),
];
