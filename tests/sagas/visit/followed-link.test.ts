import { expect, it } from 'vitest';
import { errorTexts } from '../../../src/api/error-texts.ts';
import { failed } from '../../../src/api/failed.ts';
import { resumeWords } from '../../../src/content/screens/resume.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { getMigrationLead } from '../../../src/contract/calls/migrations.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { resumeAccepted, startedOver, tryAgainAsked } from '../../../src/store/events.ts';
import { selectCampaign, selectJourney } from '../../../src/store/selectors.ts';
import { createDevice, type Device, openBrowserTab } from '../browser-tab.ts';
import { createFakeApi, type FakeApi, leadId, refuses } from '../fake-api.ts';
import { came } from '../visit.ts';

/** A lead of this campaign, as far as the name, with the alias that calls use. */
function shopWithLead(addon: string, lp_origin?: string): FakeApi {
  const shop = createFakeApi();
  const address = { cep: '01310100', number: '1000' };
  Object.assign(shop.state.held, { addon, lp_origin, address, name: 'Ana Souza' });
  shop.state.version = 2;
  return shop;
}

/** What a browser does: whatever leads to another campaign is opened as a page of its own. */
async function openedAt(shop: FakeApi, device: Device, path: string) {
  const first = openBrowserTab(shop, device, path);
  await first.rest();
  first.close();
  return { first, tab: openBrowserTab(shop, device, first.path()) };
}

it.each([
  ['empresas', 'empresas', 'order', 'pj'],
  ['black', 'timblack', 'order', 'pf'],
  ['oferta-colaborador', 'oferta-colaborador', 'order', 'pf'],
  ['livelo', 'livelo', 'order', 'pf'],
  ['migracao-ultrafibra', 'migracao-ultrafibra', 'migration', 'pf'],
])(
  'a link opened outside the campaign of its lead leads into that campaign: %s',
  async (addon, prefix, journey, person) => {
    const shop = shopWithLead(addon);
    for (const path of ['/chat/', '/checkout/cep/', '/r/chat-tct/']) {
      const { first, tab } = await openedAt(shop, createDevice(), `${path}?utm_source=zap&l=${leadId}`);
      expect(first.path()).toMatch(new RegExp(`^/${prefix}/.+[?]utm_source=zap&l=${leadId}$`));
      const state = await tab.until(({ visit }) => visit.phase === 'ready');
      await tab.rest();
      expect(selectCampaign(state)).toMatchObject({ prefix, personType: person });
      expect(selectJourney(state).id).toBe(journey);
      expect(state.answers.values).toMatchObject({ name: 'Ana Souza' });
      expect(tab.path()).toMatch(new RegExp(`^/${prefix}/`));
      expect(tab.path()).not.toContain(leadId);
      tab.close();
    }
  },
);

it.each(fileCampaigns.all.map(({ prefix, lpOrigin }) => [prefix, lpOrigin]))(
  "a lead without an alias is recognised as '%s' by its origin",
  async (prefix, lpOrigin) => {
    const elsewhere = prefix === 'r' ? '/sp/chat/' : '/r/chat/';
    const shop = createFakeApi();
    Object.assign(shop.state.held, { lp_origin: lpOrigin, address: { cep: '01310100' } });
    const { first } = await openedAt(shop, createDevice(), `${elsewhere}?l=${leadId}`);
    expect(first.path()).toBe(`${prefix === '' ? '' : `/${prefix}`}/chat/?l=${leadId}`);
  },
);

it('a link under the lead’s own campaign, or of a lead without a campaign, stays where it is', async () => {
  for (const [shop, path] of [
    [shopWithLead('black', 'LP B TIM Black'), '/b/timblack/chat/'],
    [createFakeApi(), '/r/chat/'],
  ] as const) {
    const tab = openBrowserTab(shop, createDevice(), `${path}?l=${leadId}`);
    await tab.until(({ visit }) => visit.phase === 'ready');
    expect(tab.path()).toMatch(path);
    tab.close();
  }
});

it('a link to a lead of a campaign that the panel made leads to that campaign’s page, which alone knows it', async () => {
  const shop = shopWithLead('natal');
  Object.assign(shop.state.held, { made: 'natal' });
  const { first } = await openedAt(shop, createDevice(), `/r/chat/?utm_source=zap&l=${leadId}`);
  expect(first.path()).toBe(`/natal/chat/?utm_source=zap&l=${leadId}`);
});

it('a lead remembered by the device is resumed under its own campaign', async () => {
  const shop = shopWithLead('empresas');
  const device = createDevice();
  device.leadPointer.write(leadId);
  const tab = openBrowserTab(shop, device, '/checkout/cep/');
  await tab.until(({ visit }) => visit.phase === 'asking-to-resume');
  tab.store.dispatch(resumeAccepted());
  await tab.rest();
  expect(tab.path()).toBe(`/empresas/checkout/cep/?l=${leadId}`);
});

it('a link to an order opened at the migration leads to that order’s own campaign', async () => {
  for (const [addon, place] of [
    ['', '/checkout/cep/'],
    ['empresas', '/empresas/checkout/cep/'],
  ] as const) {
    const shop = shopWithLead(addon);
    shop.once(getMigrationLead, refuses(404, 'not-found', 'Não encontramos este pedido.'));
    const { first } = await openedAt(shop, createDevice(), `/migracao-ultrafibra/consulta-cpf/?l=${leadId}`);
    expect(first.path()).toBe(`${place}?l=${leadId}`);
  }
});

it('a link to a migration that nobody knows says so in the words of the migration, and asks for the CPF', async () => {
  const shop = createFakeApi();
  const message = 'Não encontramos esta migração. Informe o CPF do titular para começar de novo.';
  shop.once(getMigrationLead, refuses(404, 'not-found', message));
  shop.once(leads.getLead, refuses(404, 'not-found', 'Não encontramos este pedido.'));
  const tab = openBrowserTab(shop, createDevice(), `/migracao-ultrafibra/consulta-cpf/?lmig=${leadId}`);
  const { access } = await tab.until(({ visit: { phase } }) => phase === 'link-failed');
  expect(access.linkFailure).toEqual({ message, mayRetry: false });
  tab.store.dispatch(startedOver());
  await tab.rest();
  expect(tab.current()).toBe('consulta-cpf');
});

it('a link to a migration looks up a migration, wherever it is opened', async () => {
  const shop = shopWithLead('migracao-ultrafibra');
  const { tab } = await openedAt(shop, createDevice(), `/?lmig=${leadId}`);
  await tab.until(({ visit }) => visit.phase === 'ready');
  await tab.rest();
  expect(shop.callsOf(getMigrationLead)).not.toHaveLength(0);
  expect(shop.callsOf(leads.getLead)).toHaveLength(0);
  expect(tab.path()).toMatch('/migracao-ultrafibra/');
});

const gone = refuses(410, 'closed', 'Este link expirou. Comece um novo pedido pelo CEP.');
const empty = failed('empty', errorTexts.emptyOf['lead-lookup']);

it.each([
  ['404', refuses(404, 'not-found', 'Este pedido não existe mais.'), 'Este pedido não existe mais.', false],
  ['410', gone, 'Este link expirou. Comece um novo pedido pelo CEP.', false],
  ['500', failed('server', errorTexts.server, { status: 500 }), errorTexts.server, true],
  ['nothing', empty, 'Busca dos dados do usuário retornou vazia', true],
  ['422', refuses(422, 'invalid', 'Este valor não é válido.'), resumeWords.failed.broken, false],
  ['no lead', refuses(200, 'not-covered', 'Sem cobertura'), 'Sem cobertura', false],
] as const)(
  'a failed link answered with %s shows why, in both faces',
  async (_, reply, message, mayRetry) => {
    for (const path of ['/chat/', '/checkout/cep/']) {
      const shop = createFakeApi();
      shop.once(leads.getLead, reply);
      const tab = openBrowserTab(shop, createDevice(), `${path}?l=${leadId}`);
      const { access } = await tab.until(({ visit: { phase } }) => phase === 'link-failed');
      expect(access.linkFailure).toEqual({ message, mayRetry });
      tab.store.dispatch(startedOver());
      await tab.rest();
      expect(tab.store.getState().visit.phase).toBe('ready');
      expect(tab.current()).toBe('cep');
      tab.close();
    }
  },
);

it('a failed link can be tried again, and the order resumes where it stopped', async () => {
  const { shop } = await came('/checkout/data-nascimento/');
  shop.once(leads.getLead, empty);
  const tab = openBrowserTab(shop, createDevice(), `/checkout/cep/?l=${leadId}`);
  await tab.until(({ visit }) => visit.phase === 'link-failed');
  tab.store.dispatch(tryAgainAsked());
  await tab.at('/checkout/data-nascimento/');
});
