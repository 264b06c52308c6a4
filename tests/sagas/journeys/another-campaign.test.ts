import { expect, it } from 'vitest';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { getMigrationLead } from '../../../src/contract/calls/migrations.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { selectFacts } from '../../../src/store/selectors.ts';
import { fillAndRest, openBrowserTab, reopen } from '../browser-tab.ts';
import { leadId, refuses } from '../fake-api.ts';
import { begin, came } from '../visit.ts';

it('a visitor who moves to the company campaign keeps the answers but not the first campaign’s offer', async () => {
  const { shop, device, tab } = await came('/checkout/data-nascimento/');
  const company = reopen(tab, shop, device, '/empresas/checkout/cep/?s=d500a');
  await company.restAt('/checkout/cep/');
  const facts = selectFacts(company.store.getState());
  expect(facts.answers).toMatchObject({ cep: '01310100', number: '1000', name: 'Ana Souza' });
  expect(shop.callsOf(getCoverage)).toHaveLength(2);
  expect(shop.callsOf(leads.createLead)).toHaveLength(2);
  expect(shop.callsOf(leads.saveName)).toHaveLength(2);
  expect(company.current()).toBe('cpf');
});

it('a page opened outside the campaign leaves the order unchanged', async () => {
  const { shop, device, tab } = begin('/es/checkout/cep/');
  await fillAndRest(tab, '/checkout/data-nascimento/');
  const reading = reopen(tab, shop, device, '/regulamentos/');
  await reading.restAt('/regulamentos/');
  const again = reopen(reading, shop, device, '/es/checkout/data-nascimento/');
  await again.restAt('/checkout/data-nascimento/');
  expect(shop.callsOf(leads.createLead)).toHaveLength(1);
  expect(shop.callsOf(getCoverage)).toHaveLength(1);
});

const gone = refuses(404, problemCodes.notFound, 'Não encontramos este pedido.');

async function ordering() {
  const { shop, device, tab } = await came('/checkout/data-nascimento/');
  tab.close();
  shop.breakCalls(getMigrationLead, gone);
  return (path: string) => ({ shop, tab: openBrowserTab(shop, device, path) });
}

it.each([
  ['/migracao-ultrafibra/consulta-cpf/', '/consulta-cpf/'],
  ['/migracao-ultrafibra/regulamentos/', '/regulamentos/'],
])('a waiting order is not looked up as a migration, and continues after %s', async (path, route) => {
  const open = await ordering();
  const passing = open(path);
  await passing.tab.restAt(route);
  passing.tab.close();
  expect(passing.shop.callsOf(getMigrationLead)).toEqual([]);
  const again = open('/checkout/data-nascimento/');
  const { lead, answers } = await again.tab.at('/checkout/data-nascimento/');
  expect(lead.id).toBe(leadId);
  expect(answers.values).toMatchObject({ name: 'Ana Souza' });
  await again.tab.rest();
  expect(again.shop.callsOf(leads.createLead)).toHaveLength(1);
});
