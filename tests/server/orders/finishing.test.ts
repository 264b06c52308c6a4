import { expect, it } from 'vitest';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { agreed, chooseDay, paulista, plan } from '../test-server/order.ts';

it.each([
  ['another price', { sku: plan.sku, price: 1 }],
  ['the price of the other payment', { sku: plan.sku, price: plan.withDebit }],
  ['another offer', { sku: 'd600a', price: plan.price }],
])('an order with %s is refused and told the right price', async (_name, offerSelected) => {
  const { browser, params, finish } = await openAt('order');
  const refusal = await browser.refused(leads.finishOrder, { params, body: { ...agreed, offerSelected } });
  expect(refusal).toMatchObject({ status: 409, code: 'price-changed' });
  expect(refusal.error).toContain('500 Mega agora é R$\u00a069,99/mês');
  await finish();
});

it('an order needs an installation day where the plan has one', async () => {
  const { browser, params, confirm, finish } = await openAt('confirmation');
  await confirm();
  const refusal = await browser.refused(leads.finishOrder, { params, body: agreed });
  expect(refusal.fields).toEqual([
    { field: 'schedules', message: 'Escolha pelo menos um dia e período para a instalação.' },
  ]);
  await browser.call(leads.savePlan, { params, body: { idPlan: 108 } });
  const order = await finish({ ...agreed, offerSelected: { sku: 'd600wb', price: 109.99 } });
  expect(order.orderNumber).toMatch(/^UF-/);
});

it('an order is refused when its installation day has passed', async () => {
  const { server, browser, params, confirm } = await openAt('confirmation');
  await confirm();
  await chooseDay(browser, params, server.now());
  for (let hour = 0; hour < 23; hour++) {
    server.pass({ minutes: 59 });
    await browser.call(leads.getLead, { params });
  }
  const refusal = await browser.refused(leads.finishOrder, { params, body: agreed });
  expect(refusal.fields?.[0]?.field).toBe('schedules');
  expect(refusal.error).toContain('não está mais disponível');
});

it('an order with direct debit needs a bank account, and uses the one on file', async () => {
  const { browser, params, confirm } = await openAt('confirmation');
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: true } });
  const refusal = await browser.refused(leads.confirmLead, { params, query: {}, body: {} });
  expect(refusal.fields).toEqual([{ field: 'bank', message: 'Escolha o banco na lista.' }]);
  const bankInfo = { bank: '001', agency: '1234-5', account_number: '123456-X' };
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: true, bankInfo } });
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: true } });
  await confirm();
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: false } });
  expect((await browser.call(leads.getLead, { params })).bankInfo).toBeUndefined();
});

it.each(['migracao-ultrafibra', 'refidelizacao'])(
  'an order in %s is refused to a visitor who only names the campaign',
  async (addon) => {
    const { server, browser } = await openWithBrowser();
    const { plans } = await browser.call(getCoverage, { query: { cep: paulista.cep, addon } });
    const [offer] = plans;
    const body = { coverage: paulista, lead: { addon, idPlan: offer?.id } };
    const { id } = await browser.call(leads.createLead, { body });
    const { params } = await server.leadAt('order', { browser, idLead: id });
    const offerSelected = { sku: offer?.sku ?? '', price: offer?.price ?? 0 };
    await browser.refuses('409 not-proved', leads.finishOrder, {
      params,
      body: { ...agreed, offerSelected },
    });
  },
);
