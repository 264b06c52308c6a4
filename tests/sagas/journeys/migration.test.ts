import { expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import * as migrations from '../../../src/contract/calls/migrations.ts';
import { selectBackRoute, selectFacts } from '../../../src/store/selectors.ts';
import { plansIn } from '../../funnel/given.ts';
import { type BrowserTab, createDevice, fillAndRest, one, openBrowserTab, reopen } from '../browser-tab.ts';
import { bodyOf, leadId, refuses } from '../fake-api.ts';
import { begin } from '../visit.ts';

const plans = plansIn('migration.json').slice(0, 3);
const [first, second] = plans;
const cpf = one({ cpf: '168.995.350-09' });
const birth = one({ birth_date: '22/08/1978' });
const start = '/migracao-ultrafibra/consulta-cpf/';

function come(path = start) {
  const visit = begin(path);
  visit.shop.state.plans = plans;
  return visit;
}

async function prove(tab: BrowserTab): Promise<void> {
  await tab.fill('/consulta-cpf/', cpf);
  await tab.fill('/consulta-cpf/titular/', birth);
}

/** The old network knew it. */
const recordedCep = '01310100';

const rest: readonly (readonly [string, Record<string, string>])[] = [
  ['/consulta-cpf/ofertas/', { idPlan: String(first?.id) }],
  ['/checkout/nr-imovel/', { number: '50' }],
  ['/checkout/nome-mae/', { mothers_name: 'Josefa Vieira' }],
  ['/checkout/data-de-vencimento/', { due_date: '10' }],
  ['/checkout/ativar-debito/', { direct_debit: 'false' }],
  ['/checkout/data-instalacao/', { date: '01/12/2026', period: 'manha' }],
  ['/checkout/confirmacao/', { accept_information: 'on' }],
];

async function answer(tab: BrowserTab, goal: string): Promise<void> {
  for (const [route, values] of rest) {
    if (route === goal) break;
    await tab.fill(route, one(values));
  }
  await tab.at(goal);
}

/** Who came as far as this page, and whose every answer arrived. */
async function cameTo(goal: string) {
  const visit = come();
  await prove(visit.tab);
  await answer(visit.tab, goal);
  await visit.tab.rest();
  return visit;
}

const written = [
  'POST fiber-migration/offers',
  'PATCH fiber-migration/plan/:idLead',
  'PATCH fiber-migration/address/:step/:idLead',
  'PATCH …/motherName',
  'PATCH …/dueDate',
  'PATCH …/bankInfo',
  'PUT …',
  'PATCH …/scheduleDate',
  'PUT lead/:idLead',
];

it('a migration asks only what the records do not know and is ordered as a migration', async () => {
  const { shop, tab } = await cameTo('/pedido-realizado/');
  expect(shop.written()).toEqual(written);
  expect(tab.history.map((path) => path.replace('/migracao-ultrafibra', ''))).toEqual([
    '/consulta-cpf/',
    '/consulta-cpf/titular/',
    ...rest.map(([route]) => route),
    '/pedido-realizado/',
  ]);
  expect(shop.callsOf(leads.confirmLead).map(({ input }) => input)).toMatchObject([
    { query: { fiberMigration: 'true' } },
  ]);
  expect(shop.callsOf(migrations.saveMigrationAddress).map(({ input }) => input)).toEqual([
    { params: { step: 'number', idLead: leadId }, body: { number: '50', complement: '' } },
  ]);
});

it.each(['/checkout/nr-imovel/', '/checkout/nome-mae/'])(
  'a migration takes nothing from an order that came to %s in the same tab',
  async (goal) => {
    const { shop, device, tab } = begin();
    await fillAndRest(tab, goal, '/checkout/cep/', { cep: one({ cep: '20040-020' }) });
    tab.close();
    shop.state.plans = plans;
    const migrating = openBrowserTab(shop, device, start);
    await prove(migrating);
    await migrating.fill('/consulta-cpf/ofertas/', one({ idPlan: String(first?.id) }));
    await migrating.restAt('/checkout/nr-imovel/');
    const { answers } = selectFacts(migrating.store.getState());
    expect(answers).toMatchObject({ cep: recordedCep });
    expect([answers.name, answers.number]).toEqual([undefined, undefined]);
    expect(shop.callsOf(migrations.saveMigrationAddress)).toEqual([]);
  },
);

it('a second migration in the same tab starts clean', async () => {
  const { shop, device, tab } = await cameTo('/pedido-realizado/');
  const second = reopen(tab, shop, device, start);
  await second.at('/consulta-cpf/');
  const { answers, lead } = await second.rest();
  expect(second.route()).toBe('/consulta-cpf/');
  expect(answers).toMatchObject({ values: {}, onFile: {} });
  expect(lead.id).toBeNull();
  expect(selectFacts(second.store.getState()).existingContract).toBeNull();
});

it('a migration shows the known data masked, and the present plan', async () => {
  const { tab } = come();
  await prove(tab);
  const { visit } = await tab.at('/consulta-cpf/ofertas/');
  expect(visit.journey).toBe('migration');
  expect(selectFacts(tab.store.getState())).toMatchObject({
    existingContract: { holder: 'M**** V****', present: { plan: '300 Mega' } },
    onFile: { name: 'M**** V****', phone: '(21) *****-****' },
  });
});

it('a migration moved to another postcode asks for a plan again if the old one is not sold there', async () => {
  const { shop, tab } = await cameTo('/checkout/nome-mae/');
  shop.once(migrations.saveMigrationAddress, () => {
    shop.state.plans = second ? [second] : [];
    shop.state.version += 1;
    Object.assign(shop.state.held, { address: { cep: '20040020' } });
    return { body: { success: true, version: shop.state.version } };
  });
  tab.go('/migracao-ultrafibra/checkout/cep/');
  await tab.fill('/checkout/cep/', one({ cep: '20040-020' }));
  await tab.at('/consulta-cpf/ofertas/');
  tab.submit(one({ idPlan: String(second?.id) }));
  await tab.fill('/checkout/nr-imovel/', one({ number: '7' }));
  await tab.restAt('/checkout/nome-mae/');
  expect(shop.callsOf(migrations.chooseMigrationPlan).map(bodyOf)).toEqual([
    { idPlan: first?.id },
    { idPlan: second?.id },
  ]);
});

it('a migration to a postcode without coverage says so at the postcode', async () => {
  const { shop, tab } = await cameTo('/checkout/nome-mae/');
  shop.once(migrations.saveMigrationAddress, refuses(422, 'not-covered', 'Sem cobertura'));
  tab.go('/migracao-ultrafibra/checkout/cep/');
  await tab.restAfter('/checkout/cep/', one({ cep: '69900-062' }));
  expect(tab.route()).toBe('/checkout/cep/');
  expect(tab.store.getState().effects.failures['cep-migracao']?.message).toContain('ainda não chega');
});

it.each([
  ['no-offer', '/consulta-cpf/sem-oferta/'],
  ['migrated', '/consulta-cpf/ja-pedido/'],
])('a migration with the outcome %s leads to %s', async (outcome, route) => {
  const { shop, tab } = come();
  Object.assign(shop.state.migration, {
    outcome,
    idLead: null,
    orderNumber: outcome === 'migrated' ? 'UF-1' : null,
  });
  await prove(tab);
  await tab.restAt(route);
  expect(shop.written()).toEqual(written.slice(0, 1));
});

it('the first question of a migration has no way back', async () => {
  const { tab } = come();
  await tab.at('/consulta-cpf/');
  expect(selectBackRoute(tab.store.getState())).toBeNull();
});

it('a reload resumes a migration with the present plan and sends nothing twice', async () => {
  const { shop, device, tab } = await cameTo('/checkout/data-de-vencimento/');
  tab.close();
  expect(device.session.text()).not.toMatch(/16899535009|\b1978\b/);
  const again = openBrowserTab(shop, device, '/migracao-ultrafibra/checkout/data-de-vencimento/');
  await again.restAt('/checkout/data-de-vencimento/');
  expect(shop.written()).toEqual(written.slice(0, 4));
  expect(selectFacts(again.store.getState()).existingContract?.present?.plan).toBe('300 Mega');
});

it('a link with ?lmig= resumes a migration on another device by its own call', async () => {
  const { shop } = await cameTo('/checkout/nome-mae/');
  const other = openBrowserTab(shop, createDevice(), `${start}?lmig=${leadId}`);
  await other.at('/checkout/nome-mae/');
  expect(shop.callsOf(leads.getLead)).toEqual([]);
  expect(other.history.join()).not.toContain('lmig');
});

it('a migration page outside its campaign leads to the renewal', async () => {
  const { tab } = begin('/consulta-cpf/ofertas/');
  await tab.at('/refidelizacao/consulta-cpf/');
});
