import { describe, expect, it } from 'vitest';
import { dayInBrasilia } from '../../../src/brazil/date.ts';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { createLegacyLead } from '../../../src/contract/calls/earlier-sites.ts';
import { createLead, getLead, saveDocument, savePhone } from '../../../src/contract/calls/leads.ts';
import { oneDocument } from '../../../src/contract/lead/one-document.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';

// A lead with all fields of the specification in one call, as other sites send it.

const paulista = { cep: '01310100', number: '1000' };

const answers = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '(11) 91234-5678',
  phone2: '(11) 3123-4567',
  cpf: '52998224725',
  cnpj: null,
  birth_date: '21/05/1990',
  mothers_name: 'Maria Souza',
  accept_promotions: true,
  accept_information: true,
  due_date: 10,
  direct_debit: true,
  bankInfo: { bank: '341', agency: '1234', account_number: '12345-6' },
  deviceInfo: { cookies: 'a=b', jsc: '', hdim_payload: '' },
  webcare_tuid: 'conversa-1',
  complements: [{ type: 'apartamento', value: '12' }],
  notFoundComplement: false,
  complemento1: 'torre 2',
  complemento2: '',
  customComplement: 'fundos',
};

const ofTheServer = {
  id: '00000000-0000-4000-8000-000000000000',
  idPlanRenewal: 1,
  offerSelected: { sku: 'x', price: 1 },
  infra: { infraco: 'x' },
  plansOffers: [],
  orderNumber: '1',
  riskValidation: null,
  idPlanAddonBonus: 9001,
  addressV2: null,
};

type Browser = ReturnType<TestServer['browser']>;

const visitsAt = (server: TestServer) => {
  const [day] = offeredDays(dayInBrasilia(server.now().getTime()));
  if (day?.periods[0] === undefined) throw new Error('No day is offered');
  return [{ date: day.date, period: day.periods[0] }];
};

const whole = (server: TestServer) => ({ ...answers, ...ofTheServer, schedules: visitsAt(server) });

const refusedField = async (server: TestServer, lead: object) => {
  const refused = server.browser().refused(createLead, { body: { coverage: paulista, lead } });
  return (await refused).fields?.map(({ field }) => field);
};

/** Every text of another site's form that was left empty. */
const empty = {
  phone2: '',
  cnpj: '',
  company_name: '',
  birth_date: '',
  mothers_name: '',
  complemento1: '',
};

it('an empty optional text counts as absent, beside a cpf as well', async () => {
  const { server, browser } = await openWithBrowser();
  const lead = { ...whole(server), ...empty };
  const { id } = await browser.call(createLead, {
    body: { coverage: { ...paulista, block_number: '' }, lead },
  });
  const seen = await browser.call(getLead, { params: { idLead: id } });
  expect(seen.name).toBe(answers.name);
  expect(seen.cpf).toBeDefined();
  for (const name of ['phone2', 'cnpj', 'company_name', 'birth_date', 'mothers_name'])
    expect(seen).not.toHaveProperty(name);
  expect(seen.address).not.toHaveProperty('block_number');
  const legacy = await server.browser().call(createLegacyLead, { body: { ...paulista, ...lead } });
  expect(legacy.id).not.toBe('');
});

it('an empty document beside another one is saved as absent, and two or none are refused', async () => {
  const { browser } = await openWithBrowser();
  const { id } = await browser.call(createLead, { body: { coverage: paulista, lead: {} } });
  const params = { idLead: id };
  const { cpf } = answers;
  await browser.call(saveDocument, { params, body: { cpf, cnpj: '', company_name: '' } });
  await browser.call(savePhone, { params, body: { phone: '11912345678', phone2: '' } });
  const seen = await browser.call(getLead, { params });
  expect(seen.cpf).toBeDefined();
  expect(seen).not.toHaveProperty('cnpj');
  expect(seen).not.toHaveProperty('phone2');
  const cnpj = '12ABC34501DE35';
  for (const body of [
    { cpf: '', cnpj: '' },
    { cpf, cnpj },
  ])
    expect(await browser.refused(saveDocument, { params, body })).toMatchObject({
      status: 422,
      fields: [{ field: 'cpf', message: oneDocument }],
    });
  expect(await browser.refused(saveDocument, { params, body: { cpf: '', cnpj: '1' } })).toMatchObject({
    fields: [{ field: 'cnpj', message: fieldErrors.cnpj }],
  });
});

describe('a lead that is sent with all its answers', () => {
  it.each([
    [
      'lead-v2',
      (server: TestServer, browser: Browser) =>
        browser.call(createLead, { body: { coverage: paulista, lead: whole(server) } }),
    ],
    [
      'lead',
      (server: TestServer, browser: Browser) =>
        browser.call(createLegacyLead, { body: { ...paulista, ...whole(server) } }),
    ],
  ])('%s saves them, each as its own call would, and nothing that the server decides', async (_, send) => {
    const { server, browser } = await openWithBrowser();
    const { id } = await send(server, browser);
    expect(id).not.toBe(ofTheServer.id);
    const { cpf, birth_date, mothers_name, bankInfo, ...seen } = await browser.call(getLead, {
      params: { idLead: id },
    });
    expect(seen).toMatchObject({
      name: answers.name,
      email: answers.email,
      phone: '11912345678',
      phone2: '1131234567',
      due_date: 10,
      direct_debit: true,
      schedules: visitsAt(server),
      address: { complement: 'torre 2 fundos', complements: answers.complements },
    });
    expect(seen.orderNumber).toBeUndefined();
    expect(seen.idPlanAddonBonus).toBeUndefined();
    for (const masked of [cpf, birth_date, mothers_name, bankInfo?.account_number])
      expect(masked).toMatch(/\*/);
    const text = JSON.stringify(await server.rows('leads'));
    for (const secret of [answers.cpf, answers.birth_date, answers.mothers_name, '12345-6'])
      expect(text).not.toContain(secret);
  });

  it.each([
    ['a birth date of a child', { birth_date: '21/05/2020' }, 'birth_date'],
    ['a due day that is not offered', { due_date: 31 }, 'due_date'],
    [
      'a bank that is not listed',
      { direct_debit: true, bankInfo: { ...answers.bankInfo, bank: '999' } },
      'bankInfo.bank',
    ],
    ['two documents', { cpf: answers.cpf, cnpj: '11222333000181' }, 'cpf'],
    ['a day on which nobody comes', { schedules: [{ date: '01/01/2020', period: 'manha' }] }, 'schedules'],
  ])('%s is refused beside its field', async (_, lead, field) => {
    expect(await refusedField(await openTestServer(), lead)).toEqual([field]);
  });

  it('before a collaborator has proved the e-mail, no further answers are taken', async () => {
    const server = await openTestServer();
    const lead = { addon: 'oferta-colaborador', cpf: answers.cpf };
    await server.browser().refuses('not-proved', createLead, { body: { coverage: paulista, lead } });
  });
});

describe('coverage as it was asked and replied, sent with the lead', () => {
  it('names its block and lot, and everything else in it is left alone', async () => {
    const { browser } = await openWithBrowser();
    const coverage = {
      success: true,
      plans: [],
      infra: null,
      cep: '72110045',
      block: 'true',
      blockNumber: 'Quadra 4',
      lotNumber: '12',
      sku: 'd600',
      addon: null,
    };
    const { id } = await browser.call(createLead, { body: { coverage, lead: {} } });
    const { address } = await browser.call(getLead, { params: { idLead: id } });
    expect(address).toMatchObject({ block_number: 'Quadra 4', allotment_number: '12' });
  });
});
