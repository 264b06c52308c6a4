import { answerQuiz } from '../support/answer-quiz.ts';
import { eachFaceInFullRun } from '../support/each-face.ts';
import { inFullRun } from '../support/full-run.ts';
import { onSale } from '../support/on-sale.ts';
import { orderStays } from '../support/order-stays.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana, customers, places } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';
import { isMeasuring } from '../support/traffic.ts';
import type { Visitor } from '../support/visitor.ts';

const campaign = '/migracao-ultrafibra';
const wished = onSale('d600a', 'migracao-ultrafibra');
const marcos = { cpf: '168.995.350-09', birth: '22/08/1978' };
const renata = { cpf: '390.533.447-05', birth: '15/03/1985' };

async function prove(visitor: Visitor, { cpf, birth } = marcos, query = ''): Promise<void> {
  await visitor.comesFor('/').goTo('consulta-cpf', query);
  await visitor.give('consulta-cpf', { cpf });
  await visitor.comesFor('/consulta-cpf/').give('titular', { birth_date: birth });
}

eachFaceInFullRun(
  'A customer migrates once, and is asked only what the carrier does not know',
  async ({ page, browser, visit, ownOf }) => {
    const customer = { ...marcos, cpf: ownOf(customers.migrating) };
    const visitor = visit(page, campaign);
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() !== 'GET' && pathname.startsWith('/api/') && !isMeasuring(pathname))
        paths.push(`${request.method()} ${pathname}${search}`);
    });
    await prove(visitor, customer, `?idm=${wished.id}`);
    await visitor.isAsked('ofertas');
    await expect(page.getByText('Contrato de M**** V**** L****: hoje, 100 Mega')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Perguntas sobre a migração (PDF)' })).toBeVisible();
    await expect(page.locator(`[name="idPlan"][value="${wished.id}"]`)).toBeChecked();
    await checkAccessibility(page);
    await visitor.choosePlan();
    await visitor.comesFor('/checkout/').give('nr-imovel', { number: '50' });
    await visitor.isAsked('nome-mae');
    await page.reload();
    await visitor.isAsked('nome-mae');
    await visitor.giveAll(['nome-mae', 'data-de-vencimento', 'ativar-debito', 'data-instalacao']);
    await visitor.isAsked('confirmacao');
    await checkAccessibility(page);
    expect(paths.filter((path) => path.includes('fiberMigration=true'))).toHaveLength(1);
    expect(paths.some((path) => /PATCH \/api\/fiber-migration\/plan\//.test(path))).toBe(true);
    expect(paths.some((path) => /PATCH \/api\/fiber-migration\/address\/number\//.test(path))).toBe(true);
    await visitor.give('confirmacao', ana('confirmacao'));
    await visitor.isAt('/pedido-realizado/');
    const order = await orderStays(page);

    const elsewhere = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
    const other = await elsewhere.newPage();
    const again = visit(other, campaign);
    await prove(again, customer);
    await again.isAt('/consulta-cpf/ja-pedido/');
    await expect(other.getByText(order)).toBeVisible();
    await checkAccessibility(other);
    await elsewhere.close();
  },
);

eachFaceInFullRun('A migration whose quiz failed twice keeps its lead', async ({ page, visit, ownOf }) => {
  const right = /^(Maria|1978|Centro)$/;
  const visitor = visit(page, campaign);
  await prove(visitor, { ...marcos, cpf: ownOf(customers.migratingByQuiz) });
  await visitor.isAsked('ofertas');
  await visitor.choosePlan();
  await visitor.comesFor('/checkout/').give('nr-imovel', { number: '50' });
  await visitor.giveAll(['nome-mae', 'data-de-vencimento', 'ativar-debito']);
  await visitor.isAsked('validacao');
  await answerQuiz(visitor, false, right);
  await expect(page.getByText('Esta é a última tentativa.')).toBeVisible();
  await answerQuiz(visitor, false, right);
  await visitor.isAt('/checkout/validacao/erro2/');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Pedir revisão' }).click();
  await expect(page.getByText('Revisão pedida.', { exact: false })).toBeVisible();
});

eachFaceInFullRun(
  'A migration to a postcode without fibre says so and keeps its offers',
  async ({ page, visit, expectNoise }) => {
    expectNoise(/422/);
    const visitor = visit(page, campaign);
    await prove(visitor);
    await visitor.isAsked('ofertas');
    await visitor.choosePlan();
    await visitor.comesFor('/checkout/').isAsked('nr-imovel');
    await visitor.goTo('cep');
    await visitor.give('cep', { cep: places.uncovered });
    await expect(page.getByText('A fibra ainda não chega a este CEP.').first()).toBeVisible();
    await visitor.give('cep', ana('cep'));
    await visitor.isAsked('nr-imovel');
  },
);

eachFaceInFullRun('A customer who may not migrate is offered other ways', async ({ page, visit }) => {
  const visitor = visit(page, campaign);
  await prove(visitor, renata);
  await visitor.isAt('/consulta-cpf/sem-oferta/');
  await expect(page.getByRole('link', { name: 'Contratar um plano novo' })).toBeVisible();
  await checkAccessibility(page);
});

eachFaceInFullRun(
  'A document closes for an hour after three wrong birth dates, and other ways stay open',
  async ({ page, visit, ownOf, expectNoise }) => {
    expectNoise(/422|429/);
    const visitor = visit(page, campaign);
    await prove(visitor, { cpf: ownOf(customers.closing), birth: '22/08/1970' });
    const wrong = 'Não encontramos um contrato com este CPF e esta data de nascimento.';
    await visitor.isTold('birth_date', `${wrong} Restam 2 tentativas.`);
    await visitor.give('titular', { birth_date: '22/08/1971' });
    await visitor.isTold('birth_date', `${wrong} Resta 1 tentativa.`);
    await visitor.give('titular', { birth_date: '22/08/1972' });
    const closed = page.getByText(
      'Por segurança, as consultas deste CPF estão bloqueadas. Tente de novo daqui a',
    );
    await expect(closed.first()).toContainText(/daqui a (uma hora|59 minutos)\./);
    await checkAccessibility(page);
    await visitor.give('titular', { birth_date: marcos.birth });
    await expect(closed.first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Falar pelo WhatsApp' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contratar um plano novo' })).toBeVisible();
    await visitor.comesFor('/consulta-cpf/').isAsked('titular');
  },
);

test(
  'A link with ?lmig= shows nothing before the proof and then resumes the migration',
  inFullRun,
  async ({ page, browser }) => {
    let id = '';
    page.on('request', (request) => {
      id = /fiber-migration\/plan\/([\w-]+)/.exec(request.url())?.[1] ?? id;
    });
    const visitor = new PagesVisitor(page, campaign);
    await prove(visitor);
    await visitor.isAsked('ofertas');
    await visitor.choosePlan();
    await visitor.comesFor('/checkout/').isAsked('nr-imovel');
    await expect.poll(() => id).not.toBe('');

    const elsewhere = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
    const phone = await elsewhere.newPage();
    const there = new PagesVisitor(phone, campaign).comesFor('/');
    await there.goTo('consulta-cpf', `?lmig=${id}`);
    await expect(phone.getByRole('heading', { name: 'Confirme que o pedido é seu' })).toBeFocused();
    expect(phone.url()).not.toContain(id);
    await phone.locator('[name="phone_ending"]').fill('3210');
    await phone.keyboard.press('Enter');
    await there.comesFor('/checkout/').isAsked('nr-imovel');
    await elsewhere.close();
  },
);

test('The migration campaign’s address leads to its first question', async ({ page }) => {
  await page.goto(`${campaign}/?utm_source=carta`);
  await expect(page).toHaveURL(/\/migracao-ultrafibra\/consulta-cpf\/\?utm_source=carta$/);
  await expect(page.locator('[name="cpf"]')).toBeVisible();
});
