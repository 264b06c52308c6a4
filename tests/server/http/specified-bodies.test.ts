import { describe, expect, it } from 'vitest';
import { openWithBrowser } from '../test-server/open-with.ts';

// Bodies from the specification's call table, independent of the code.

const marks = {
  utm_source: 'zap',
  utm_medium: 'social',
  gclid: null,
  fbclid: null,
  client_id: null,
  userAgent: 'x',
  origin: 'https://loja.test',
};
const person = { name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '11912345678' };
const paulista = { cep: '01310100', number: '1000', block_number: null, allotment_number: null };
const rioBranco = { cep: '69900062', number: '7' };

async function send(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) {
  const { server, browser } = await openWithBrowser();
  const post = (to: string, told: object, how: typeof method = 'POST') =>
    browser.send({
      method: how,
      url: `/api/${to}`,
      headers: { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' },
      payload: JSON.stringify(told),
    });
  return { server, post, reply: await post(path, body, method) };
}

describe('request bodies as the specification writes them', () => {
  it.each([
    [
      'coverage and lead',
      'lead-v2',
      { coverage: paulista, lead: { ...person, ...marks, from_livelo: true, rs: null, flags: null } },
    ],
    [
      'the address in the lead',
      'lead-v2',
      {
        coverage: { plans: [], infra: null },
        lead: { ...person, ...marks, from_livelo: true, address: paulista },
      },
    ],
    ['a legacy lead', 'lead', { ...person, ...marks, from_livelo: true, address: paulista }],
  ])('a specified body opens a lead with its data: %s', async (_, path, body) => {
    const { server, reply } = await send('POST', path, body);
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    const [lead] = await server.rows('leads');
    expect(lead).toMatchObject({
      ...person,
      cep: '01310100',
      number: '1000',
      address: 'Avenida Paulista',
      state: 'SP',
    });
    expect(JSON.parse(lead?.tracking ?? '')).toMatchObject({
      utm_source: 'zap',
      origin: 'https://loja.test',
    });
    expect(JSON.parse(lead?.flags ?? '')).toEqual({ from_livelo: true });
  });

  it('a document is saved when the other one is null, but not when both are', async () => {
    const { post, reply } = await send('POST', 'lead-v2', { coverage: paulista, lead: {} });
    const path = `lead-v2/${Reflect.get(Object(reply.body), 'idLead')}/documentNumber`;
    expect(await post(path, { cpf: '52998224725', cnpj: null }, 'PATCH')).toMatchObject({ status: 200 });
    expect(await post(path, { cpf: null, cnpj: null }, 'PATCH')).toMatchObject({ status: 422 });
  });

  it.each([
    ['name', { name: 'Ana Souza', webcare_tuid: null }],
    ['phone', { phone: '11912345678', phone2: null }],
    ['bankInfo', { direct_debit: false, bankInfo: null }],
  ])('null beside an answer is accepted like a missing value: %s', async (step, body) => {
    const { post, reply } = await send('POST', 'lead-v2', { coverage: paulista, lead: {} });
    const path = `lead-v2/${Reflect.get(Object(reply.body), 'idLead')}/${step}`;
    expect(await post(path, body, 'PATCH')).toMatchObject({ status: 200 });
  });

  it('a contact without coverage is saved with its lead data', async () => {
    const contact = { ...rioBranco, ...person, ...marks };
    const { server, post, reply } = await send('POST', 'lead-no-coverage', contact);
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    const id = Reflect.get(Object(reply.body), 'id');
    const changed = { id, ...contact, name: 'Ana Maria Souza' };
    expect(await post('lead-no-coverage', changed, 'PUT')).toMatchObject({ status: 200 });
    const rows = await server.rows('no_coverage_leads');
    expect(rows).toMatchObject([{ id, ...person, name: 'Ana Maria Souza', city: 'Rio Branco', state: 'AC' }]);
    expect(JSON.parse(rows[0]?.tracking ?? '')).toMatchObject({ utm_source: 'zap' });
  });

  it.each([
    ['supportRequest', { telephone: '11912345678', addon: null, tracking: marks }],
    ['lead/createFromRenta', { phoneNumber: '11987654321', idPlan: null, addon: null, tracking: marks }],
    ['lead/createFromRenta', { phoneNumber: '(11) 98765-4321', ...marks }],
    ['lead/collaborator', { email: 'ana@timbrasil.com.br', tracking: null }],
    ['renewalBaseUser/documentNumber', { cpf: '39053344705', tracking: marks }],
  ])('null is accepted like a missing value: %s', async (path, body) => {
    expect(await send('POST', path, body)).toMatchObject({ reply: { status: 200, body: { success: true } } });
  });

  it('a migration look-up accepts origin data beside the document', async () => {
    const proof = { cpf: '16899535009', birth_date: '22/08/1978' };
    const body = { ...proof, ...marks, matchchannel: 'x', campaignid: '1' };
    const { server, reply } = await send('POST', 'fiber-migration/offers', body);
    expect(reply).toMatchObject({ status: 200, body: { outcome: 'offers' } });
    const [lead] = await server.rows('leads');
    expect(JSON.parse(lead?.tracking ?? '')).toMatchObject({ utm_source: 'zap', campaignid: '1' });
  });
});
