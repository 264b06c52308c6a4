import { eachFaceInFullRun } from '../support/each-face.ts';
import { latestCode } from '../support/outbox.ts';
import { ana } from '../support/sandbox.ts';
import { checkAccessibility, expect } from '../support/story.ts';
import type { Visitor } from '../support/visitor.ts';

const prefix = '/oferta-colaborador';

/** Each story in each face has an e-mail of its own, so that nobody reads the code of another. */
const emailOf = ({ constructor: { name } }: Visitor, story: string) =>
  `${story}.${name}@timbrasil.com.br`.toLowerCase();

async function codeFor(email: string, but: string | null = null): Promise<string> {
  let code: string | null = null;
  await expect
    .poll(async () => {
      code = await latestCode(email);
      return code !== null && code !== but;
    })
    .toBe(true);
  return code ?? '';
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

eachFaceInFullRun(
  'The collaborators’ offer opens only after the code, and the order has the collaborators’ price',
  async ({ page, visit }) => {
    const visitor = visit(page, prefix);
    for (const step of ['cep', 'nome', 'confirmacao-colaborador', 'confirmacao']) {
      await visitor.goTo(step);
      await visitor.isAsked('email');
    }
    const email = emailOf(visitor, 'order');
    await checkAccessibility(page);
    await visitor.give('email', { email });
    await visitor.isAsked('confirmacao-colaborador');
    await expect(page.locator('main')).toContainText(email);
    await checkAccessibility(page);
    await visitor.goTo('cep');
    await visitor.isAsked('confirmacao-colaborador');
    await page.reload();
    await visitor.isAsked('confirmacao-colaborador');
    await visitor.give('confirmacao-colaborador', { code: await codeFor(email) });
    await visitor.isAsked('cep');
    await page.reload();
    await visitor.giveAll(['cep', 'nr-imovel']);
    await visitor.isAsked('planos');
    await visitor.choosePlan();
    await visitor.give('nome', ana('nome'));
    await visitor.give('telefone', ana('telefone'));
    await visitor.giveAll(['data-nascimento', 'nome-mae', 'cpf', 'data-de-vencimento', 'ativar-debito']);
    await visitor.giveAll(['data-instalacao', 'confirmacao']);
    await visitor.isAt('/pedido-realizado/');
  },
);

eachFaceInFullRun(
  'A foreign e-mail, a wrong code and an expired code are refused with a message, and another code is sent',
  async ({ page, visit, expectNoise }) => {
    expectNoise(/409|422|429/);
    const visitor = visit(page, prefix);
    const email = emailOf(visitor, 'refused');
    await visitor.begin('');
    await visitor.give('email', { email: 'ana@exemplo.com.br' });
    await visitor.isTold('email', 'termina em @timbrasil.com.br');
    await visitor.give('email', { email });
    await visitor.isAsked('confirmacao-colaborador');
    const first = await codeFor(email);
    for (let tries = 0; tries < 5; tries += 1) {
      const judged = page.waitForResponse('**/api/lead/collaborator/validate');
      await visitor.give('confirmacao-colaborador', { code: wrong(first) });
      expect((await (await judged).json()).validated).toBe(false);
      await visitor.isTold('code', 'Este código não confere.');
    }
    await checkAccessibility(page);
    await visitor.give('confirmacao-colaborador', { code: first });
    await visitor.isTold('code', 'Este código não vale mais. Peça um novo código.');
    await page.getByRole('button', { name: 'Enviar outro código' }).click();
    await expect(page.getByText('Enviamos outro código.', { exact: false })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Sem conexão');
    await visitor.give('confirmacao-colaborador', { code: await codeFor(email, first) });
    await visitor.isAsked('cep');
  },
);

eachFaceInFullRun(
  'Another e-mail has to be proved too, and the last code still opens when no more are sent',
  async ({ page, visit, expectNoise }) => {
    expectNoise(/429/);
    const visitor = visit(page, prefix);
    const email = emailOf(visitor, 'limit');
    await visitor.begin('');
    await visitor.give('email', { email });
    await visitor.give('confirmacao-colaborador', { code: await codeFor(email) });
    await visitor.isAsked('cep');
    await visitor.goTo('email');
    await visitor.give('email', { email: `outro.${email}` });
    await visitor.isAsked('confirmacao-colaborador');
    const another = page.getByRole('button', { name: 'Enviar outro código' });
    const refused = page.getByText(/^Foram muitas tentativas em pouco tempo\. Tente de novo daqui a .+\.$/);
    for (let codes = 0; codes < 5 && !(await refused.isVisible()); codes += 1) {
      const sent = page.waitForResponse('**/getNewcode/**');
      await another.click();
      await sent;
    }
    await expect(refused).toBeVisible();
    await checkAccessibility(page);
    await visitor.isAsked('confirmacao-colaborador');
    // No other code is sent; the last one still opens.
    await expect(page.getByRole('link', { name: 'Trocar o e-mail' })).toBeVisible();
    await visitor.give('confirmacao-colaborador', { code: await codeFor(`outro.${email}`) });
    await visitor.isAsked('cep');
  },
);
