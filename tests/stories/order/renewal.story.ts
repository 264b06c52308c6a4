import type { Page } from '@playwright/test';
import { contractWords } from '../../../src/content/screens/contract.ts';
import { doneWords } from '../../../src/content/screens/done.ts';
import { followPageWords, renewalStateWords } from '../../../src/content/screens/follow-page.ts';
import { offerDifference } from '../../../src/dialogue/summary/offer-difference.ts';
import { eachFace, eachFaceInFullRun } from '../support/each-face.ts';
import { onSale } from '../support/on-sale.ts';
import { orderStays } from '../support/order-stays.ts';
import { customers } from '../support/sandbox.ts';
import { checkAccessibility, checkBothThemes, expect } from '../support/story.ts';
import type { Visitor } from '../support/visitor.ts';

const renewal = '/refidelizacao/';
const renata = { cpf: '390.533.447-05', birth: '15/03/1985' };
/** The end of the phone in her contract. */
const phoneEnding = '3210';
const offered = onSale('d600b', 'refidelizacao');
const wished = onSale('d1000c', 'refidelizacao');
/** What Renata and whoever is like her has today. */
const present = { plan: '300 Mega', price: 99.99, plan_download: 300, plan_upload: 150 };
const marcos = { cpf: '168.995.350-09', birth: '22/08/1978' };

const textOf = async (page: Page): Promise<string> => (await page.locator('main').textContent()) ?? '';

async function prove(visitor: Visitor, { cpf, birth } = renata, query = ''): Promise<void> {
  await visitor.comesFor(renewal).goTo('consulta-cpf', query);
  await visitor.give('consulta-cpf', { cpf });
  await visitor.give('titular', { birth_date: birth });
}

eachFace(
  'A customer proves the contract, compares two offers with the present plan, and renews once',
  async ({ page, browser, visitor, visit, ownOf }) => {
    const customer = { ...renata, cpf: ownOf(customers.renewing) };
    await visitor.comesFor(renewal).goTo('consulta-cpf', `?idr=${wished.id}`);
    await visitor.isAsked('consulta-cpf');
    await checkAccessibility(page);
    await visitor.give('consulta-cpf', { cpf: customer.cpf });
    await visitor.isAsked('titular');
    await expect(page.locator('main')).not.toContainText(new RegExp(`R\\*|${present.plan}`));
    await checkAccessibility(page);
    await visitor.give('titular', { birth_date: renata.birth });
    await visitor.isAsked('ofertas');
    await expect(page.getByText(`Contrato de R**** A**** M****: hoje, ${present.plan}`)).toBeVisible();
    // The offer of the link stands chosen, to be compared all the same.
    await expect(page.locator(`[name="idPlan"][value="${wished.id}"]`)).toBeChecked();
    await expect(
      page.getByText(offerDifference(offered, offered.price_with_dacc, present)).first(),
    ).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(2);
    await checkAccessibility(page);
    await visitor.choosePlan();
    await visitor.isAsked('confirmacao');
    await expect(page.getByText('Continua no débito automático').first()).toBeVisible();
    await checkAccessibility(page);
    await page.reload();
    await visitor.isAsked('confirmacao');
    expect(
      await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage)),
    ).not.toMatch(/7000000\d{4}|\b1985\b/);
    await visitor.fill({ accept_information: true });
    await visitor.submit();
    await visitor.isAt('/refidelizacao/pedido-realizado/');
    const order = await orderStays(page);

    const elsewhere = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
    const other = await elsewhere.newPage();
    const again = visit(other);
    await prove(again, customer);
    await again.isAt('/refidelizacao/ja-pedido/');
    await expect(other.getByText(order)).toBeVisible();
    await checkAccessibility(other);
    await other.getByRole('link', { name: doneWords.follow.text }).click();
    await other.getByLabel(followPageWords.proof.number).fill(order);
    await other.getByLabel(followPageWords.proof.phoneEnding).fill(phoneEnding);
    await other.getByRole('button', { name: followPageWords.proof.open }).click();
    await expect(other.getByRole('heading', { name: renewalStateWords.placed.title })).toBeFocused();
    await expect(other.locator('main')).not.toContainText(/Renata|97654|exemplo/);
    await elsewhere.close();

    expect((await textOf(page)).match(/\bpronto\b/gi) ?? []).not.toHaveLength(2);
    await page.getByRole('link', { name: contractWords.done.follow }).click();
    await expect(page.getByRole('heading', { name: renewalStateWords.placed.title })).toBeVisible();
    await expect(page.getByText(followPageWords.renewal.number(order))).toBeVisible();
    await checkBothThemes(page);
  },
);

eachFaceInFullRun(
  'A customer without an offer is told so and offered another way',
  async ({ page, visitor }) => {
    await prove(visitor, marcos);
    await visitor.isAt('/refidelizacao/sem-oferta/');
    await expect(page.getByText('O seu plano continua como está.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contratar um plano novo' })).toBeVisible();
    await checkAccessibility(page);
  },
);
