import { describe, expect, it } from 'vitest';
import { failed } from '../../../src/api/failed.ts';
import * as migrations from '../../../src/contract/calls/migrations.ts';
import * as renewals from '../../../src/contract/calls/renewals.ts';
import {
  selectFacts,
  selectFailure,
  selectMonthlyPrice,
  selectProgress,
} from '../../../src/store/selectors.ts';
import { createDevice, fillAndRest, one, openBrowserTab, reopen } from '../browser-tab.ts';
import { bodyOf, createFakeApi, customerId, refuses, renewalId, renewalPlans, says } from '../fake-api.ts';
import { begin, proveRenewal } from '../visit.ts';

const at = (name: string) => `/refidelizacao/${name}/`;
const cpf = one({ cpf: '390.533.447-05' });
const birth = one({ birth_date: '15/03/1985' });
const migrating = '/migracao-ultrafibra/consulta-cpf/';
const otherRenewal = renewalId.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
const [first, second] = renewalPlans;
const take = (plan = first) => one({ idPlan: String(plan?.id) });

async function proved(path = at('consulta-cpf')) {
  const visit = begin(path);
  await proveRenewal(visit.tab);
  return visit;
}

async function chosen() {
  const visit = await proved();
  await visit.tab.fill(at('ofertas'), take());
  await visit.tab.restAt(at('confirmacao'));
  return visit;
}

const written = [
  'POST renewalBaseUser/documentNumber',
  'PATCH renewalBaseUser/:id_renewal_request_user',
  'PUT renewalBaseUser/:id',
];

describe('a renewal', () => {
  it('a renewal is found, chosen, confirmed and finished once', async () => {
    const { shop, tab } = await chosen();
    expect(selectProgress(tab.store.getState()).percent).toBe(50);
    tab.submit(one({ accept_information: 'on' }));
    await tab.restAt(at('pedido-realizado'));
    expect(shop.written()).toEqual(written);
    expect(shop.callsOf(renewals.checkClient)).toHaveLength(1);
    expect(selectProgress(tab.store.getState()).percent).toBe(100);
    expect(selectFacts(tab.store.getState()).order).toMatchObject({
      orderNumber: 'renewal 1',
      protocol: 'protocol',
    });
    expect(tab.history).toEqual([
      at('consulta-cpf'),
      at('titular'),
      at('ofertas'),
      at('confirmacao'),
      at('pedido-realizado'),
    ]);
    const [, choice, finish] = shop.callsOf(
      renewals.findRenewalOffers,
      renewals.chooseRenewalOffer,
      renewals.finishRenewal,
    );
    expect(choice && bodyOf(choice)).toEqual({ id_renewal_base_user: customerId, offer1: true });
    expect(choice?.input).toMatchObject({ params: { id_renewal_request_user: renewalId } });
    expect(finish && bodyOf(finish)).toEqual({
      accept_information: true,
      offerSelected: { sku: 'd600b', price: 109.99 },
    });
  });

  it('a renewal asks for the birth date again only if the document changes', async () => {
    const { shop, tab } = await proved();
    await tab.at(at('ofertas'));
    tab.go(at('consulta-cpf'));
    await tab.fill(at('consulta-cpf'), cpf);
    await tab.at(at('ofertas'));
    tab.go(at('consulta-cpf'));
    await tab.fill(at('consulta-cpf'), one({ cpf: '529.982.247-25' }));
    await tab.restAt(at('titular'));
    expect(selectFacts(tab.store.getState()).answers.birth_date).toBeUndefined();
    expect(shop.callsOf(renewals.findRenewalOffers)).toHaveLength(1);
  });

  it('another document after the offers is another contract, whose offer is chosen anew', async () => {
    const { shop, tab } = await chosen();
    tab.go(at('consulta-cpf'));
    await tab.fill(at('consulta-cpf'), one({ cpf: '529.982.247-25' }));
    await tab.restAt(at('titular'));
    expect(selectFailure(tab.store.getState())).toBeNull();
    shop.state.renewal.id_renewal_request = otherRenewal;
    tab.submit(birth);
    await tab.fill(at('ofertas'), take());
    await tab.restAt(at('confirmacao'));
    expect(shop.callsOf(renewals.chooseRenewalOffer).map(({ input }) => input)).toMatchObject([
      { params: { id_renewal_request_user: renewalId } },
      { params: { id_renewal_request_user: otherRenewal } },
    ]);
  });

  it.each(['/consulta-cpf/', '/b/consulta-cpf/', '/b/refidelizacao/ofertas/'])(
    'a renewal starts at its first question from %s',
    async (path) => {
      const { tab } = begin(path);
      await tab.at(at('consulta-cpf'));
      expect(tab.history).toEqual([`${path.startsWith('/b') ? '/b' : ''}${at('consulta-cpf')}`]);
    },
  );

  it('a renewal costs what the contract pays, with direct debit or without', async () => {
    const visit = begin(at('consulta-cpf'));
    visit.shop.state.renewal.direct_debit = false;
    await proveRenewal(visit.tab);
    await visit.tab.fill(at('ofertas'), take());
    await visit.tab.at(at('confirmacao'));
    expect(selectMonthlyPrice(visit.tab.store.getState())).toBe(119.99);
  });

  it('another renewal offer can be chosen before the renewal is finished', async () => {
    const { shop, tab } = await chosen();
    tab.go(at('ofertas'));
    await tab.fill(at('ofertas'), take(second));
    await tab.fill(at('confirmacao'), one({ accept_information: 'on' }));
    await tab.at(at('pedido-realizado'));
    const choices = shop.callsOf(renewals.chooseRenewalOffer).map(bodyOf);
    expect(choices).toEqual([
      { id_renewal_base_user: customerId, offer1: true },
      { id_renewal_base_user: customerId, offer2: true },
    ]);
    expect(shop.callsOf(renewals.finishRenewal).map(bodyOf)).toMatchObject([
      { offerSelected: { sku: 'd1000c' } },
    ]);
  });

  it('the offer named in a link is still shown before it is taken', async () => {
    const { tab } = await proved(`${at('consulta-cpf')}?idr=1302`);
    await tab.restAt(at('ofertas'));
    expect(tab.route()).toBe(at('ofertas'));
  });
});

const finished = async () => {
  const { shop, device, tab } = await chosen();
  tab.submit(one({ accept_information: 'on' }));
  await tab.restAt(at('pedido-realizado'));
  tab.close();
  return { shop, device };
};

it('a reload resumes a renewal, with nothing sensitive in storage', async () => {
  const { shop, device, tab } = await chosen();
  tab.close();
  expect(device.session.text()).not.toMatch(/39053344705|390\.533|\b1985\b/);
  const again = openBrowserTab(shop, device, at('confirmacao'));
  await again.fill(at('confirmacao'), one({ accept_information: 'on' }));
  await again.restAt(at('pedido-realizado'));
  expect(shop.written()).toEqual(written);
  const later = reopen(again, shop, device, at('pedido-realizado'));
  await later.at(at('pedido-realizado'));
  expect(selectFacts(later.store.getState()).order?.orderNumber).toBe('renewal 1');
});

it('a second renewal in the same tab starts clean and is finished as the first', async () => {
  const { shop, device } = await finished();
  const second = openBrowserTab(shop, device, at('consulta-cpf'));
  await second.at(at('consulta-cpf'));
  const { answers } = await second.rest();
  expect(second.route()).toBe(at('consulta-cpf'));
  expect(answers.values.idPlan).toBeUndefined();
  expect(selectFacts(second.store.getState())).toMatchObject({ order: null, onFile: {} });
  Object.assign(shop.state.renewal, {
    id_renewal_request: otherRenewal,
    outcome: 'offers',
    orderNumber: null,
  });
  await second.fill(at('consulta-cpf'), one({ cpf: '529.982.247-25' }));
  await second.fill(at('titular'), birth);
  await second.fill(at('ofertas'), take());
  await second.fill(at('confirmacao'), one({ accept_information: 'on' }));
  await second.restAt(at('pedido-realizado'));
  expect(shop.written()).toEqual([...written, ...written]);
});

it('Back to the first question of a finished renewal shows what was renewed', async () => {
  const { shop, device } = await finished();
  const again = openBrowserTab(shop, { ...device, navigationType: 'back_forward' }, at('consulta-cpf'));
  await again.at(at('pedido-realizado'));
});

it('a reload in a second renewal does not show the first', async () => {
  const { shop, device } = await finished();
  const second = openBrowserTab(shop, device, at('consulta-cpf'));
  await second.fill(at('consulta-cpf'), one({ cpf: '529.982.247-25' }));
  await second.restAt(at('titular'));
  const reloaded = reopen(second, shop, device, at('titular'));
  await reloaded.at(at('consulta-cpf'));
});

it('a reload of a renewal whose access ended starts it over', async () => {
  const { shop, device, tab } = await chosen();
  tab.close();
  shop.once(renewals.getRenewal, refuses(403, 'not-holder', 'Não'));
  const again = openBrowserTab(shop, device, at('confirmacao'));
  await again.at(at('consulta-cpf'));
});

describe('a customer without a renewal', () => {
  const sentence = 'Não encontramos um contrato com este CPF e esta data de nascimento. Restam 2 tentativas.';

  const refused = refuses(422, 'not-proved', sentence, [{ field: 'birth_date', message: sentence }]);
  const asked = [at('consulta-cpf'), at('titular'), at('ofertas')] as const;
  const askedToMigrate = ['/consulta-cpf/', '/consulta-cpf/titular/', '/consulta-cpf/ofertas/'] as const;

  it.each([
    ['renewal, by pages', at('consulta-cpf'), asked, renewals.findRenewalOffers],
    ['renewal, in conversation', '/chat/#refidelizacao/consulta-cpf', asked, renewals.findRenewalOffers],
    ['migration, by pages', migrating, askedToMigrate, migrations.findMigrationOffers],
    [
      'migration, in conversation',
      '/migracao-ultrafibra/chat/#consulta-cpf',
      ...([askedToMigrate, migrations.findMigrationOffers] as const),
    ],
  ] as const)(
    'a refused birth date is sent again only by the visitor: %s',
    async (_, path, [document, holder, offers], findOffers) => {
      const { shop, tab } = begin(path);
      shop.once(findOffers, refused);
      await tab.fill(document, cpf);
      await tab.fill(holder, birth);
      await tab.rest();
      tab.go(path);
      await tab.at(document);
      expect(selectFailure(tab.store.getState())).toBeNull();
      tab.submit(cpf);
      await tab.restAt(holder);
      const { answers } = tab.store.getState();
      expect(shop.callsOf(findOffers)).toHaveLength(1);
      expect(answers).toMatchObject({ refused: { birth_date: sentence }, draft: birth });
      tab.submit(one({ birth_date: '16/03/1985' }));
      await tab.restAt(offers);
      expect(shop.callsOf(findOffers)).toHaveLength(2);
    },
  );

  it('a birth date that a renewal refused is not sent by a migration', async () => {
    const { shop, tab } = begin(`/migracao-ultrafibra${at('consulta-cpf')}`);
    shop.once(renewals.findRenewalOffers, refused);
    await proveRenewal(tab);
    await tab.rest();
    tab.go('/migracao-ultrafibra/consulta-cpf/titular/');
    await tab.rest();
    expect(tab.route()).toBe('/consulta-cpf/titular/');
    expect(shop.callsOf(migrations.findMigrationOffers)).toEqual([]);
  });

  it('a renewal lookup is not repeated by itself once the tries are used up', async () => {
    const { shop, device, tab } = begin(at('consulta-cpf'));
    const isClosed = { status: 429, code: 'too-many', retryAfter: 3600 };
    shop.once(renewals.findRenewalOffers, failed('refused', 'Tente de novo daqui a 60 min.', isClosed));
    await proveRenewal(tab);
    await tab.rest();
    expect(device.pauses).toEqual([]);
    expect(tab.store.getState().effects.failures.titular).toMatchObject({
      message: 'Tente de novo daqui a 60 min.',
    });
  });

  it.each([
    ['no-offer', 'sem-oferta'],
    ['renewed', 'ja-pedido'],
  ])('a renewal with the outcome %s leads to its own page and sends nothing more', async (outcome, page) => {
    const visit = begin(at('consulta-cpf'));
    Object.assign(visit.shop.state.renewal, {
      outcome,
      plansOffers: [],
      id_renewal_request: null,
      id_renewal_base_user: null,
      orderNumber: outcome === 'renewed' ? 'UF-1' : null,
    });
    await proveRenewal(visit.tab);
    await visit.tab.restAt(at(page));
    expect(visit.shop.written()).toEqual(written.slice(0, 1));
  });
});

it('a changed price of a renewal is shown before it can be accepted', async () => {
  const { shop, tab } = await chosen();
  const dearer = renewalPlans.map((plan) => ({ ...plan, price_with_dacc: 120 }));
  shop.once(renewals.finishRenewal, () => {
    shop.state.renewal.plansOffers = dearer;
    return refuses(409, 'price-changed', 'O valor agora é R$ 120,00/mês.');
  });
  await tab.give(one({ accept_information: 'on' }));
  expect(tab.route()).toBe(at('confirmacao'));
  expect(selectMonthlyPrice(tab.store.getState())).toBe(120);
  tab.submit(one({ accept_information: 'on' }));
  await tab.at(at('pedido-realizado'));
  expect(shop.callsOf(renewals.finishRenewal).map(bodyOf).at(-1)).toMatchObject({
    offerSelected: { price: 120 },
  });
});

it('a renewal whose access ended has to be proved again', async () => {
  const { shop, tab } = await chosen();
  shop.once(renewals.finishRenewal, refuses(403, 'not-holder', 'Não'));
  tab.submit(one({ accept_information: 'on' }));
  await tab.restAt(at('consulta-cpf'));
  expect(tab.store.getState().answers.refused.cpf).toContain('Por segurança');
  await proveRenewal(tab);
  await tab.at(at('ofertas'));
});

it('a renewal leaves the order in the same tab its plans, price and consent', async () => {
  const shop = createFakeApi();
  const tab = openBrowserTab(shop, createDevice(), '/checkout/cep/');
  await fillAndRest(tab, '/checkout/confirmacao/');
  tab.go(at('consulta-cpf'));
  await proveRenewal(tab);
  await tab.fill(at('ofertas'), take());
  await tab.fill(at('confirmacao'), one({ accept_information: 'on' }));
  await tab.at(at('pedido-realizado'));
  tab.go('/checkout/confirmacao/');
  await tab.restAt('/checkout/confirmacao/');
  expect(shop.written()).not.toContain('PUT lead/:idLead');
  expect(selectFacts(tab.store.getState())).toMatchObject({ order: null, existingContract: null });
  expect(selectFacts(tab.store.getState()).coverage?.plans.map(({ sku }) => sku)).toEqual(['d500a']);
});

it('a renewal without a known present plan says so', async () => {
  const visit = begin(at('consulta-cpf'));
  visit.shop.once(renewals.findRenewalOffers, says({ ...visit.shop.state.renewal, presentPlan: null }));
  await proveRenewal(visit.tab);
  await visit.tab.at(at('ofertas'));
  expect(selectFacts(visit.tab.store.getState()).existingContract).toMatchObject({ present: null });
});
