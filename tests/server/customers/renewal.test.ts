import { describe, expect, it } from 'vitest';
import {
  chooseRenewalOffer,
  findRenewalOffers,
  finishRenewal,
  getRenewal,
} from '../../../src/contract/calls/renewals.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';
import { migrating, offer, renewing } from './customer.ts';

const key = 'k'.repeat(20);
const agreed = { accept_information: true as const, offerSelected: offer };

async function openRenewal(browser: Browser) {
  const view = await browser.call(findRenewalOffers, { body: renewing });
  if (view.id_renewal_request === null || view.id_renewal_base_user === null)
    throw new Error('Nothing opened');
  const { id_renewal_request: id, id_renewal_base_user } = view;
  return { view, id, params: { id_renewal_request_user: id }, body: { id_renewal_base_user, offer1: true } };
}

describe.each(sampledEngines)('a renewal on %s', (engine) => {
  it('a renewal shows its offers beside the present plan and masks the customer', async () => {
    const server = await openTestServer({ engine });
    const { view } = await openRenewal(server.browser());
    expect(view).toMatchObject({
      outcome: 'offers',
      version: 1,
      idPlan: null,
      direct_debit: true,
      presentPlan: { plan: '300 Mega', price: 99.99, plan_download: 300, plan_upload: 150 },
      userData: {
        documentNumber: '***.***.447-05',
        name: 'R**** A**** M****',
        email: 'r****@****',
        phone: '(11) *****-****',
      },
    });
    expect(view.plansOffers.map(({ sku }) => sku)).toEqual(['d600b', 'd1000c']);
  });

  it('a renewal is chosen, changed, finished once, and closed for a year', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const { id, params, body } = await openRenewal(browser);
    const second = { id_renewal_base_user: body.id_renewal_base_user, offer2: true };
    const other = await browser.call(chooseRenewalOffer, { params, body: second });
    expect(other).toEqual({ success: true, version: 2 });
    const first = await browser.call(chooseRenewalOffer, { params, body }, { version: 2 });
    expect(first).toMatchObject({ version: 3 });
    const view = () => browser.call(getRenewal, { params: { id } });
    expect(await view()).toMatchObject({ idPlan: 1301, outcome: 'offers' });

    const order = await browser.call(finishRenewal, { params: { id }, body: agreed }, { key });
    expect(order.orderNumber).toMatch(/^UF-/);
    expect(await browser.call(finishRenewal, { params: { id }, body: agreed }, { key })).toEqual(order);
    expect(await browser.call(finishRenewal, { params: { id }, body: agreed })).toEqual(order);
    const { orderNumber } = order;
    expect(await view()).toMatchObject({ outcome: 'renewed', orderNumber });
    await browser.refuses('409 finished', chooseRenewalOffer, { params, body });

    const again = () => server.browser().call(findRenewalOffers, { body: renewing });
    const renewed = { outcome: 'renewed', orderNumber, plansOffers: [], id_renewal_request: null };
    expect(await again()).toMatchObject(renewed);
    server.pass({ days: 366 });
    expect(await again()).toMatchObject({ outcome: 'offers' });
  });

  it('a renewal in two browsers is ordered by one of them', async () => {
    const server = await openTestServer({ engine });
    const [one, other] = [server.browser(), server.browser()];
    const mine = await openRenewal(one);
    const theirs = await openRenewal(other);
    await one.call(chooseRenewalOffer, mine);
    await other.call(chooseRenewalOffer, theirs);
    const answers = await Promise.all([
      one.ask(finishRenewal, { params: { id: mine.id }, body: agreed }),
      other.ask(finishRenewal, { params: { id: theirs.id }, body: agreed }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const orders = await server.rows('renewal_orders');
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ plan_sku: 'd600b', price_cents: 10_999, direct_debit: 1 });
  });

  it('a renewal whose answer was lost is opened again by the same call, until an offer is chosen', async () => {
    const { browser } = await openWithBrowser({ engine });
    const { id_renewal_request: id } = await browser.call(findRenewalOffers, { body: renewing }, { key });
    if (id === null) throw new Error('Nothing opened');
    browser.cookies.clear();
    const again = await browser.call(findRenewalOffers, { body: renewing }, { key });
    expect(again.id_renewal_request).toBe(id);
    const { id_renewal_base_user } = await browser.call(getRenewal, { params: { id } });
    const body = { id_renewal_base_user: id_renewal_base_user ?? '', offer1: true };
    await browser.call(chooseRenewalOffer, { params: { id_renewal_request_user: id }, body });
    browser.cookies.clear();
    await browser.call(findRenewalOffers, { body: renewing }, { key });
    await browser.refuses('403', getRenewal, { params: { id } });
  });

  it('a customer without a renewal gets no offers', async () => {
    const server = await openTestServer({ engine });
    const view = await server.browser().call(findRenewalOffers, { body: migrating });
    expect(view).toMatchObject({ outcome: 'no-offer', plansOffers: [], id_renewal_request: null });
    expect(view.presentPlan).toMatchObject({ plan: '100 Mega' });
  });

  it('a renewal refuses an offer not made, not chosen, at another price or of an old version', async () => {
    const { browser } = await openWithBrowser({ engine });
    const { id, params, body } = await openRenewal(browser);
    const finish = { params: { id }, body: agreed };
    await browser.refuses('422', finishRenewal, finish);
    for (const wrong of [{ offer1: true, offer2: true }, {}, { offer1: false }]) {
      const choice = { id_renewal_base_user: body.id_renewal_base_user, ...wrong };
      const refusal = await browser.refused(chooseRenewalOffer, { params, body: choice });
      expect(refusal).toMatchObject({ status: 422, error: 'Escolha uma das duas ofertas.' });
    }
    const foreign = { ...body, id_renewal_base_user: '00000000-0000-4000-8000-000000000002' };
    await browser.refuses('404', chooseRenewalOffer, { params, body: foreign });
    await browser.call(chooseRenewalOffer, { params, body });
    await browser.refuses('412', chooseRenewalOffer, { params, body }, { version: 1 });
    await browser.refuses('412', finishRenewal, finish, { version: 1 });
    const cheaper = { ...agreed, offerSelected: { ...offer, price: 1 } };
    const refusal = await browser.refused(finishRenewal, { params: { id }, body: cheaper });
    expect(refusal).toMatchObject({ status: 409, code: 'price-changed' });
  });
});
