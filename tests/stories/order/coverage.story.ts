import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { eachFace } from '../support/each-face.ts';
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
