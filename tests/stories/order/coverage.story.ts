import { everyAnswer } from '../../visitor/ana.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { eachFace, eachFaceInFullRun } from '../support/each-face.ts';
import { ana, places } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';
import { isMeasuring } from '../support/traffic.ts';
import type { Visitor } from '../support/visitor.ts';

const coverage = '/consultar-cobertura/';
const order = '/checkout/';

async function ask(visitor: Visitor, cep: string = places.covered, query = ''): Promise<void> {
  await visitor.comesFor(coverage).goTo('cep', query);
  await visitor.give('cep', { cep });
  await visitor.give('nr-imovel', ana('nr-imovel'));
}

eachFace(
  'A coverage check leads to an order that asks nothing again, and back',
  async ({ page, visitor }) => {
    const opened: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && !isMeasuring(pathname)) opened.push(pathname);
    });
    await ask(visitor);
    await visitor.isAsked('com-cobertura');
    await expect(page.getByText('Consultamos Avenida Paulista').first()).toBeVisible();
    await checkAccessibility(page);
    await page.reload();
    await visitor.isAsked('com-cobertura');
    expect(opened).toEqual([]);
    await visitor.choosePlan();
    await visitor.comesFor(order).isAsked('nome');
    await test.step('Back from the order leads to the coverage result, and Forward to the order', async () => {
      await page.goBack();
      await visitor.comesFor(coverage).isAsked('com-cobertura');
      await page.goBack();
      await visitor.isAsked('nr-imovel');
      await page.goForward();
      await page.goForward();
      await visitor.comesFor(order).isAsked('nome');
    });
    await visitor.giveAll(['nome', 'telefone', 'email', 'data-nascimento']);
    await visitor.isAsked('nome-mae');
    expect(opened).toEqual(['/api/lead-v2']);
  },
);

eachFaceInFullRun(
  'A visitor of the coverage check can request a call, once an hour',
  async ({ page, visitor, landline, expectNoise }) => {
    expectNoise(/429/);
    const phone = page.getByLabel('Telefone com DDD');
    const call = page.getByRole('button', { name: 'Quero receber uma ligação' });
    await ask(visitor, places.withoutTwoGiga);
    await visitor.isAsked('com-cobertura');
    await phone.fill(landline.replace('3456', '3457'));
    await call.click();
    await expect(page.getByText(/Vamos ligar para/)).toBeVisible();
    await page.reload();
    await visitor.isAsked('com-cobertura');
    await phone.fill(landline.replace('3456', '3457'));
    await call.click();
    const repeated = 'Já recebemos um pedido de ligação para este número. Nossa equipe vai ligar em breve.';
    await expect(page.getByText(repeated)).toBeVisible();
    await checkAccessibility(page);
    // Another number is called all the same, and the plans are still there to be ordered.
    await phone.fill(landline.replace('3456', '3458'));
    await call.click();
    await expect(page.getByText(/Vamos ligar para/)).toBeVisible();
    await visitor.choosePlan();
    await visitor.comesFor(order).isAsked('nome');
  },
);

eachFaceInFullRun(
  'A linked plan that is not sold at the address is replaced by the available ones',
  async ({ page, visitor }) => {
    await ask(visitor, places.withoutTwoGiga, '?s=d2000b');
    await visitor.isAsked('planos');
    await expect(page.getByText('O plano do link não está disponível neste endereço.').first()).toBeVisible();
    await checkAccessibility(page);
    await visitor.choosePlan();
    await visitor.comesFor(order).isAsked('nome');
  },
);

eachFaceInFullRun(
  'An address without coverage takes a contact, which its link shows only after the proof and which can be withdrawn',
  async ({ page, browser, visitor, visit }) => {
    let id = '';
    page.on('request', (request) => {
      if (request.method() === 'PUT') id = request.postDataJSON().id;
    });
    await ask(visitor, places.uncovered);
    await visitor.isAsked('sem-cobertura');
    await checkAccessibility(page);
    await visitor.fill({ ...ana('nome'), ...ana('telefone'), ...ana('email'), accept_contact: true });
    await visitor.submit();
    await expect(page.getByText('Contato anotado')).toBeVisible();

    const elsewhere = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
    const phone = await elsewhere.newPage();
    const there = visit(phone).comesFor(coverage);
    await there.goTo('sem-cobertura', `?ls=${id}`);
    await expect(phone.getByRole('heading', { name: 'Confirme que o pedido é seu' })).toBeFocused();
    await expect(phone.locator('main')).not.toContainText(/Ana|Rio Branco|91234|exemplo/);
    expect(phone.url()).not.toContain(id);
    await checkAccessibility(phone);
    await phone.locator('[name="phone_ending"]').fill(everyAnswer.phone.slice(-4));
    await phone.keyboard.press('Enter');
    await there.isAt('/consultar-cobertura/sem-cobertura/');
    await expect(phone.getByText('Contato anotado')).toBeVisible();
    await elsewhere.close();

    await page.reload();
    await expect(page.getByText('Contato anotado')).toBeVisible();
    await page.getByRole('button', { name: 'Retirar meu contato' }).click();
    await expect(page.getByText('Contato retirado')).toBeVisible();
  },
);

eachFaceInFullRun('Answers given elsewhere in the tab are not asked again', async ({ page, visitor }) => {
  // A page that keeps no visit of its own.
  await page.goto('/linktree/');
  await page.evaluate(() => {
    const lead = { id: null, noCoverageId: null, version: 0, protocol: null };
    const wish = { renewalId: null, migrationId: null, id: null, sku: null, download: null, upload: null };
    sessionStorage.setItem(
      'ultrafibra.visit',
      JSON.stringify({
        answers: {
          cep: '01310100',
          phone: '11912345678',
          name: 'Ana Souza',
          email: 'ana@exemplo.com.br',
        },
        place: null,
        coverage: null,
        wish: { ...wish, subscriptions: [] },
        tracking: {},
        done: {},
        keys: {},
        lead,
      }),
    );
  });
  await visitor.comesFor(coverage).goTo('nr-imovel');
  await visitor.give('nr-imovel', ana('nr-imovel'));
  await visitor.isAsked('com-cobertura');
});

test('The conversation offers a coverage check beside its first question', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin('');
  await visitor.isAsked('cep');
  await page.getByRole('link', { name: 'Só quero saber se chega aqui' }).click();
  visitor.comesFor(coverage);
  await visitor.isAsked('cep');
  await visitor.give('cep', ana('cep'));
  await visitor.give('nr-imovel', ana('nr-imovel'));
  await visitor.isAsked('com-cobertura');
});
