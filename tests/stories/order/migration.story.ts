import { eachFaceInFullRun } from '../support/each-face.ts';
import { onSale } from '../support/on-sale.ts';
import { orderStays } from '../support/order-stays.ts';
import { ana, customers } from '../support/sandbox.ts';
import { checkAccessibility, expect } from '../support/story.ts';
import { isMeasuring } from '../support/traffic.ts';
import type { Visitor } from '../support/visitor.ts';

const campaign = '/migracao-ultrafibra';
const wished = onSale('d600a', 'migracao-ultrafibra');
const marcos = { cpf: '168.995.350-09', birth: '22/08/1978' };

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
