import { expect, it } from 'vitest';
import type { Location } from '../../../src/contract/address.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { confirmation, firstSchedule, paulista, rio } from '../test-server/order.ts';

const sarzedo: Location = {
  ...paulista,
  cep: '32450000',
  address: '',
  neighborhood: '',
  city: 'Sarzedo',
  state: 'MG',
};
const taguatinga: Location = {
  ...paulista,
  cep: '72110045',
  is_block_allotment: true,
  address: 'QNA 4',
  neighborhood: 'Taguatinga Norte',
  city: 'Brasília',
  state: 'DF',
};
const horizonte: Location = {
  ...paulista,
  cep: '30130010',
  address: 'Praça Sete de Setembro',
  neighborhood: 'Centro',
  city: 'Belo Horizonte',
  state: 'MG',
};

const missingAt = async (door: Location) => {
  const { browser, params } = await openAt('confirmation', {}, { door });
  const confirm = () => browser.ask(leads.confirmLead, confirmation(params.idLead));
  return { browser, params, first: await confirm(), confirm };
};

const fieldsOf = (body: unknown): unknown =>
  Reflect.get(Object(body), 'fields')?.map(({ field }: { field: string }) => field);

it('an address in a town with a single postcode needs street and neighbourhood', async () => {
  const { browser, params, first, confirm } = await missingAt(sarzedo);
  expect(fieldsOf(first.body)).toEqual(['address', 'neighborhood']);
  const body = { address: 'Rua das Flores', neighborhood: 'Centro' };
  await browser.call(leads.saveInstallation, { params, body });
  expect((await confirm()).status).toBe(200);
  await browser.call(leads.saveAddress, { params, body: { ...sarzedo, number: '7' } });
  expect(await browser.call(leads.getLead, { params })).toMatchObject({ address: { ...body, number: '7' } });
});

it('an address in an allotment needs block and lot', async () => {
  const { browser, params, first, confirm } = await missingAt(taguatinga);
  expect(fieldsOf(first.body)).toEqual(['block_number', 'allotment_number']);
  const body = { ...taguatinga, block_number: '4', allotment_number: '12' };
  await browser.call(leads.saveAddress, { params, body });
  expect((await confirm()).status).toBe(200);
});

it('a complement given with the number is stored until the address or complement changes', async () => {
  const { browser } = await openWithBrowser();
  const told = { ...paulista, complement: 'apto 12' };
  const { id } = await browser.call(leads.createLead, { body: { coverage: told, lead: {} } });
  const params = { idLead: id };
  const stored = async () => (await browser.call(leads.getLead, { params })).address.complement;
  expect(await stored()).toBe('apto 12');
  await browser.call(leads.saveInstallation, { params, body: { neighborhood: 'Bela Vista' } });
  expect(await stored()).toBe('apto 12');
  await browser.call(leads.saveAddress, { params, body: { ...paulista, number: '7' } });
  expect(await stored()).toBe('apto 12');
  await browser.call(leads.saveAddress, { params, body: { ...told, complement: 'apto 13' } });
  expect(await stored()).toBe('apto 13');
  await browser.call(leads.saveAddress, { params, body: { ...told, complement: '' } });
  expect(await stored()).toBeUndefined();
  await browser.call(leads.saveAddress, { params, body: told });
  await browser.call(leads.saveAddress, { params, body: rio });
  expect(await stored()).toBeUndefined();
});

it.each([
  [{ complement: 'Apartamento 12', complements: [{ type: 'apartamento', value: '12' }] }],
  [{ notFoundComplement: true }],
])('an address on a structured network needs a complement: %j', async (body) => {
  const { browser, params, first, confirm } = await missingAt(horizonte);
  expect(fieldsOf(first.body)).toEqual(['complement']);
  await browser.call(leads.saveInstallation, { params, body });
  expect((await confirm()).status).toBe(200);
});

it('a move keeps a plan that the address can have, and drops others', async () => {
  const { server, browser, params } = await openAt('confirmation');
  await browser.call(leads.savePlan, { params, body: { idPlan: 115 } });
  await browser.call(leads.saveScheduleDate, { params, body: { schedules: [firstSchedule(server.now())] } });
  await browser.call(leads.saveAddress, { params, body: rio });
  const view = await browser.call(leads.getLead, { params });
  expect(view.plan).toBeNull();
  expect(view.schedules).toBeUndefined();
  expect(view.name).toBe('Maria Souza');
  expect(view.plansOffers?.map(({ id }) => id)).not.toContain(115);
  const refusal = await browser.refused(leads.savePlan, { params, body: { idPlan: 115 } });
  expect(refusal.fields?.[0]).toEqual({
    field: 'idPlan',
    message: 'Este plano não chega ao seu endereço. Escolha um dos planos disponíveis.',
  });
});

it('a lead accepts only plans of its campaign', async () => {
  const { browser } = await openWithBrowser();
  const wish = (idPlan: number) => ({ body: { coverage: paulista, lead: { addon: 'timblack', idPlan } } });
  const refusal = await browser.refused(leads.createLead, wish(101));
  expect(refusal.fields?.[0]?.field).toBe('idPlan');
  const { id } = await browser.call(leads.createLead, wish(202));
  expect((await browser.call(leads.getLead, { params: { idLead: id } })).plan?.id).toBe(202);
});
