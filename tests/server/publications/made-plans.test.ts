import { expect, it, onTestFinished } from 'vitest';
import { formatPrice } from '../../../src/brazil/money.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { understandMessage } from '../../../src/contract/calls/understand.ts';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import * as orders from '../../../src/contract/panel/orders.ts';
import { type MadePlan, nothingPublished, type Publication } from '../../../src/contract/publication.ts';
import { paulista } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';
import { openTeam } from './open-team.ts';

const terms = { price_full: 99.5, price: 88.5, price_with_dacc: 77.5, discountMonths: 6 };
const plan: MadePlan = {
  ...terms,
  sku: 'd800a',
  plan: '800 Mega',
  description: '',
  plan_download: 800,
  plan_upload: 400,
  benefits: [],
  lists: ['plans', 'timblack'],
};
const withPlan = (parts: Partial<MadePlan> = {}): Publication => ({
  ...nothingPublished,
  plans: [{ ...plan, ...parts }],
});
type Shop = Awaited<ReturnType<typeof openTeam>>['shop'];
const offerIn = ({ providers }: Shop, campaign = '') =>
  providers.planLists.forCampaign(campaign).find(({ sku }) => sku === plan.sku);

async function order(shop: Shop, number = paulista.number) {
  const browser = shop.browser();
  const body = { coverage: { ...paulista, number }, lead: { idPlan: offerIn(shop)?.id ?? 0 } };
  const { id: idLead } = await browser.call(leads.createLead, { body });
  const { params, finish } = await shop.leadAt('order', { browser, idLead });
  const agreed = { accept_information: true, offerSelected: { sku: plan.sku, price: terms.price } } as const;
  return {
    ...{ browser, params, finish: () => finish(agreed) },
    refused: () => browser.refused(leads.finishOrder, { params, body: agreed }),
  };
}

it.each(engines)(
  'a plan made in the panel is sold like those of the files, and orders of it stay readable when it is taken back, on %s',
  async (engine) => {
    const { shop, manager, save, publish, restore } = await openTeam(engine);
    expect(await save(withPlan())).toEqual([]);
    expect(offerIn(shop)).toBeUndefined();
    await publish();
    const offer = offerIn(shop);
    expect(offer).toMatchObject({ ...terms, plan: plan.plan, showOnLanding: true });
    expect((await shop.page('/json/timblack.json')).body).toContain(offerIn(shop, 'timblack')?.offerCode);
    const [ordered, begun] = [await order(shop), await order(shop, '2')];
    await ordered.finish();

    // It ends like any plan, and is sold again at another price.
    const ended = { ...nothingPublished.validity, plans: { [plan.sku]: { until: '2026-11-22T00:00' } } };
    await publish({ ...withPlan(), validity: ended });
    expect(offerIn(shop)).toMatchObject({ id: offer?.id, showOnLanding: false });
    const cheaper = { key: 'a', list: null, sku: plan.sku, price_with_dacc: 66 };
    await publish({ ...withPlan(), prices: [cheaper] });
    expect(offerIn(shop)).toMatchObject({ price_with_dacc: 66, replaces: [offer?.id] });

    await restore(0);
    expect(offerIn(shop)).toMatchObject({ id: offer?.id, offerCode: offer?.offerCode, showOnLanding: false });
    expect(await begun.refused()).toMatchObject({ status: 409 });
    const { plan: read } = await begun.browser.call(leads.getLead, { params: begun.params });
    expect(read).toMatchObject({ id: offer?.id, plan: plan.plan });
    const { orders: listed } = await manager.call(orders.listOrders, { body: {} });
    expect(listed.map(({ plan }) => plan)).toEqual([expect.stringContaining('800 Mega')]);

    await restore(1);
    expect(offerIn(shop)).toMatchObject({ id: offer?.id, showOnLanding: true });
    await begun.finish();
  },
);

it('a plan leaves one list and stays in another, and comes back', async () => {
  const { shop, publish } = await openTeam();
  await publish(withPlan());
  const before = offerIn(shop, 'timblack');
  await publish(withPlan({ lists: ['plans'], price_full: 120 }));
  const { planLists } = shop.providers;
  const left = offerIn(shop, 'timblack');
  expect(left?.replaces).toContain(before?.id);
  expect(planLists.unsold('timblack', left?.id ?? 0, 'SP', shop.clock())).toMatchObject({ why: 'over' });
  expect(planLists.unsold('', offerIn(shop)?.id ?? 0, 'SP', shop.clock())).toBeNull();
  await publish(withPlan());
  expect(offerIn(shop, 'timblack')?.id).toBe(before?.id);
});

it('a made plan is in the pages, the regulations and the conversation', async () => {
  const { shop, publish } = await openTeam();
  const { reader } = shop.providers;
  onTestFinished(() => reader.close());
  await reader.warm();
  const unusual = { ...plan, sku: 'd450a', plan: '450 Mega', plan_download: 450 };
  await publish({ ...nothingPublished, plans: [plan, unusual] });
  const { shown } = shop.catalogue.sold();
  expect(await shop.document('/')).toContain(formatPrice(terms.price_with_dacc).replace('R$\u00a0', ''));
  const offer = offerIn(shop);
  const texts = shown.offers.find(({ plan: { id } }) => id === offer?.id);
  expect(texts?.regulation).toContain('800 Mega');
  expect(texts?.summary).toContain(offer?.offerCode);
  const context = {
    ...{ steps: ['planos'], open: ['idPlan'], answered: [], waiting: [], campaign: '', chosen: null },
    ...{ plans: shown.plansOf('').map(({ id }) => id), visits: [], options: [], isOrdered: false },
  };
  const ask = async (message: string) => {
    const { acts } = await shop.browser().call(understandMessage, { body: { message, context } });
    return acts[0]?.values;
  };
  expect(await ask('quero o de 800 mega')).toEqual({ idPlan: [String(offer?.id)] });
  const other = shown.plansOf('').find(({ sku }) => sku === unusual.sku);
  expect(await ask('quero o de 450 mega')).toEqual({ idPlan: [String(other?.id)] });
});

it('a campaign made in the panel sells a made plan at its own price, and cannot be left without it', async () => {
  const { shop, save, publish } = await openTeam();
  const shown = { noindex: false, planList: 'all', picture: 'home', accent: 'green' } as const;
  const offers = [{ sku: plan.sku, ...terms, price_with_dacc: 55 }];
  const campaigns = [{ ...shown, prefix: 'natal', title: 'Natal', like: '', sellsFrom: 'plans', offers }];
  expect(await save({ ...withPlan(), campaigns })).toEqual([]);
  await publish();
  expect(offerIn(shop, 'natal')).toMatchObject({ price_with_dacc: 55, plan: plan.plan });
  expect(await save({ ...nothingPublished, campaigns })).toEqual([expect.stringContaining(plan.sku)]);
});

it('a draft of a plan is previewed, and the code of one that was taken back stays taken', async () => {
  const { shop, marketer, save, publish, restore } = await openTeam();
  await save(withPlan());
  const preview = await marketer.send({ method: 'GET', url: '/painel/previa/planos/' });
  expect(preview.text).toContain(plan.sku);
  expect((await shop.page('/planos/')).body).not.toContain(plan.sku);
  await publish();
  await restore(0);
  const { files } = await marketer.call(calls.readCatalogueDraft, { query: {} });
  expect([files.former, files.plans.some(({ sku }) => sku === plan.sku)]).toEqual([[plan.sku], false]);
});
