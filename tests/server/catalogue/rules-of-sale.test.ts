import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import * as customers from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { agreed, paulista, plan } from '../test-server/order.ts';
import { temporaryFolder } from '../test-server/test-database.ts';

const portoAlegre = {
  ...paulista,
  cep: '90020005',
  address: 'Rua dos Andradas',
  neighborhood: 'Centro Histórico',
  city: 'Porto Alegre',
  state: 'RS',
};

function selling(list: string, sale: object): string {
  const folder = temporaryFolder();
  const catalogue = JSON.parse(readFileSync(join(catalogueFolder, 'catalogue.json'), 'utf8'));
  catalogue.lists[list].sale = sale;
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue));
  return folder;
}

const openShop = (list: string, sale: object) => openWithBrowser({ catalogueFolder: selling(list, sale) });

it('a regional list is refused outside its region, at coverage and for a new lead, and names the region', async () => {
  const { browser } = await openShop('plans', { states: ['RS'] });
  const refusal = { status: 422, code: 'not-sold', error: expect.stringContaining('Rio Grande do Sul') };
  expect(await browser.refused(getCoverage, { query: { cep: paulista.cep } })).toMatchObject(refusal);
  // The caller's state is not trusted.
  expect(await browser.refused(getCoverage, { query: { cep: paulista.cep, state: 'RS' } })).toMatchObject(
    refusal,
  );
  const body = { coverage: paulista, lead: { idPlan: plan.id } };
  expect(await browser.refused(leads.createLead, { body })).toMatchObject(refusal);
  const { plans } = await browser.call(getCoverage, { query: { cep: portoAlegre.cep } });
  expect(plans.map(({ id }) => id)).toContain(plan.id);
  await browser.call(leads.createLead, { body: { coverage: portoAlegre, lead: { idPlan: plan.id } } });
});

it('a place without coverage gets an empty answer, not the refusal of a region', async () => {
  const { browser } = await openShop('plans', { states: ['RS'] });
  expect((await browser.call(getCoverage, { query: { cep: '69900062' } })).plans).toEqual([]);
});

it.each([
  ['has not begun', { from: '2026-11-27' }, '27/11/2026'],
  ['is over', { until: '2026-11-22' }, 'terminou'],
])('a campaign that %s is refused at coverage', async (_name, sale, words) => {
  const { browser } = await openShop('plans', sale);
  const refusal = await browser.refused(getCoverage, { query: { cep: paulista.cep } });
  expect(refusal).toMatchObject({ status: 422, code: 'not-sold' });
  expect(refusal.error).toContain(words);
});

it('a campaign sells until the end of its last day in Brasília, and not to orders begun before', async () => {
  const { server } = await openShop('plans', { from: '2026-11-23', until: '2026-11-23' });
  const { browser, params } = await server.leadAt('order');
  for (let passed = 0; passed < 12 * 60; passed += 50) {
    server.pass({ minutes: 50 });
    await browser.call(leads.getLead, { params });
  }
  await browser.refuses('409 not-sold', leads.finishOrder, { params, body: agreed });
});

it('mobile-line prices are sold only to a proved line', async () => {
  const { server, browser } = await openWithBrowser();
  const { plans } = await browser.call(getCoverage, { query: { cep: paulista.cep, addon: 'timblack' } });
  const [offer] = plans;
  const idPlan = offer?.id ?? 0;
  const offerSelected = { sku: offer?.sku ?? '', price: offer?.price ?? 0 };
  const finish = async (id: string) => {
    const { params } = await server.leadAt('order', { browser, idLead: id });
    return browser.ask(leads.finishOrder, { params, body: { ...agreed, offerSelected } });
  };
  const claimed = await browser.call(leads.createLead, {
    body: { coverage: paulista, lead: { addon: 'timblack', idPlan } },
  });
  expect(await finish(claimed.id)).toMatchObject({ status: 409, body: { code: 'not-proved' } });
  const line = await browser.call(customers.createLeadFromLine, {
    body: { phoneNumber: '11987654321', addon: 'timblack' },
  });
  const params = { idLead: line.id };
  await browser.call(leads.saveAddress, { params, body: paulista });
  await browser.call(leads.savePlan, { params, body: { idPlan } });
  expect(await finish(line.id)).toMatchObject({ status: 200 });
});

it.each([
  ['state', { state: 'RJ' }],
  ['city', { city: 'Campinas' }],
  ['address', { address: 'Rua das Flores' }],
])('an address whose %s does not match its postcode is refused', async (field, told) => {
  const server = await openTestServer();
  const body = { coverage: { ...paulista, ...told }, lead: { idPlan: plan.id } };
  const refusal = await server.browser().refused(leads.createLead, { body });
  expect(refusal).toMatchObject({ status: 422, fields: [{ field }] });
});

it.each(['Av. Paulista', 'AVENIDA PAULISTA', 'Avenida Paulista - lado par', ''])(
  'the street “%s” is accepted as the street of the postcode',
  async (address) => {
    const server = await openTestServer();
    const body = { coverage: { ...paulista, city: 'SAO PAULO', address }, lead: {} };
    await server.browser().call(leads.createLead, { body });
  },
);

it('another street at the installation is refused where the postcode has a street', async () => {
  const { browser } = await openWithBrowser();
  const { id } = await browser.call(leads.createLead, { body: { coverage: paulista, lead: {} } });
  const refusal = await browser.refused(leads.saveInstallation, {
    params: { idLead: id },
    body: { address: 'Rua das Flores' },
  });
  expect(refusal.fields?.[0]?.field).toBe('address');
});
