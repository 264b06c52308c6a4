import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { agreed, chooseDay, paulista } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const company = { cnpj: '12ABC34501DE35', company_name: '3M & Filhos Ltda.' };

async function openFor(server: TestServer, addon: string | undefined, idPlan: number) {
  const browser = server.browser();
  const body = { coverage: paulista, lead: { addon, idPlan } };
  const { id: idLead } = await browser.call(leads.createLead, { body });
  const visit = await server.leadAt('birth_date', { browser, idLead });
  const { params } = visit;
  await browser.call(leads.saveDueDate, { params, body: { due_date: 10 } });
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: false } });
  return visit;
}

describe.each(sampledEngines)('a company on %s', (engine) => {
  it.each([
    ['empresas', 1501],
    [undefined, 101],
  ])(
    'a company orders with a tax id that has letters and without a person’s data (%s)',
    async (addon, idPlan) => {
      const server = await openTestServer({ engine });
      const { browser, params, confirm, finish } = await openFor(server, addon, idPlan);
      await browser.call(leads.saveDocument, { params, body: company });
      expect(await confirm()).toMatchObject({ rejected: false });
      await chooseDay(browser, params, server.now());
      const { plan, cnpj, company_name } = await browser.call(leads.getLead, { params });
      expect({ cnpj: cnpj?.includes('ABC'), company_name }).toEqual({
        cnpj: false,
        company_name: company.company_name,
      });
      const offerSelected = { sku: plan?.sku ?? '', price: plan?.price ?? 0 };
      expect((await finish({ ...agreed, offerSelected })).orderNumber).toMatch(/^UF-/);
    },
  );

  it('a company’s order needs tax id and company name', async () => {
    const { browser, params } = await openFor(await openTestServer({ engine }), 'empresas', 1501);
    const missing = async () => {
      const { fields = [] } = await browser.refused(leads.confirmLead, { params, query: {}, body: {} });
      return fields.map(({ field }) => field);
    };
    await browser.call(leads.saveBirthDate, { params, body: { birth_date: '02/02/1990' } });
    await browser.call(leads.saveMothersName, { params, body: { mothers_name: 'Josefa Souza' } });
    await browser.call(leads.saveDocument, { params, body: { cpf: '52998224725' } });
    expect(await missing()).toEqual(['cnpj']);
    await browser.call(leads.saveDocument, { params, body: { cnpj: company.cnpj } });
    expect(await missing()).toEqual(['company_name']);
  });
});

it.each([
  [{ cnpj: '12ABC34501DE36', company_name: 'Loja' }, 'cnpj'],
  [{ cnpj: company.cnpj, company_name: ' ' }, 'company_name'],
  [{ cpf: '52998224725', company_name: 'Loja' }, 'company_name'],
  [{ ...company, cpf: '52998224725' }, 'cpf'],
])('the company document %o is refused', async (body, field) => {
  const { browser, params } = await openFor(await openTestServer(), undefined, 101);
  const refusal = await browser.refused(leads.saveDocument, { params, body });
  expect(refusal).toMatchObject({ status: 422, fields: [{ field }] });
});
