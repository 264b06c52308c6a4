import { expect, it } from 'vitest';
import { readPlanLists } from '../../../server/catalogue/plan-lists.ts';
import { createLead, saveDocument } from '../../../src/contract/calls/leads.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';
import { createDevice, fillUntil, one, openBrowserTab, reopen } from '../browser-tab.ts';
import { bodyOf, createFakeApi } from '../fake-api.ts';

const company = one({ cnpj: '12.abc.345/01de-35', company_name: ' 3M & Filhos Ltda. ' });

/** A company that was asked everything up to its tax id. */
async function untilDocument() {
  const shop = createFakeApi();
  shop.state.plans = [...readPlanLists(catalogueFolder).forCampaign('empresas')];
  const device = createDevice();
  const tab = openBrowserTab(shop, device, '/empresas/checkout/cep/?s=d1000em');
  await fillUntil(tab, '/checkout/cpf/');
  return { shop, device, tab };
}

it('a company is asked for tax id and name, but not for a person’s data', async () => {
  const { shop, tab } = await untilDocument();
  tab.submit(company);
  await fillUntil(tab, '/checkout/data-instalacao/', '/checkout/data-de-vencimento/');
  expect(shop.callsOf(saveDocument).map(bodyOf)).toEqual([
    { cnpj: '12ABC34501DE35', company_name: '3M & Filhos Ltda.' },
  ]);
  expect(shop.callsOf(createLead).map(bodyOf)).toMatchObject([{ lead: { addon: 'empresas' } }]);
  expect(shop.written()).not.toContain('PATCH …/birthDate');
  expect(shop.written()).not.toContain('PATCH …/motherName');
});

it('a company can keep tax id and name on file, but has to change both together', async () => {
  const { shop, device, tab } = await untilDocument();
  tab.submit(company);
  await tab.restAt('/checkout/data-de-vencimento/');
  Object.assign(shop.state.held, { cnpj: '12.***.***/****-35' });
  const again = reopen(tab, shop, device, '/empresas/checkout/cpf/');
  await again.at('/checkout/cpf/');
  again.submit(one({ cnpj: '', company_name: 'Outra Ltda.' }));
  expect(Object.keys((await again.rest()).answers.refused)).toEqual(['cnpj']);
  again.submit(one({ cnpj: '', company_name: '' }));
  await again.at('/checkout/data-de-vencimento/');
  expect(shop.callsOf(saveDocument)).toHaveLength(1);
});
