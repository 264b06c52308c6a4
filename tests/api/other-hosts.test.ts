import { expect, it } from 'vitest';
import { readResponse } from '../../src/api/read-response.ts';
import { createLead, getLead } from '../../src/contract/calls/leads.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';

const reply = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const lead = { id: 'A-1', address: { cep: '01310100', number: null }, name: null, bankInfo: null };
const place = { UF: 'SP', city: 'São Paulo', address: 'Avenida Paulista', neighborhood: null };

it.each([
  ['plain', lead],
  ['in data', { success: true, data: lead }],
  ['in lead', { lead }],
  ['in both', { data: { lead } }],
])('reads a lead that is told %s, with null for what is not known', async (_, body) => {
  expect(await readResponse(getLead, reply(body))).toMatchObject({
    ok: true,
    value: { id: 'A-1', access: 'holder', version: 0, plan: null, address: { cep: '01310100' } },
  });
});

it.each([[{ lead: null }], [{ success: true, lead: null }]])(
  'takes %j for an address without coverage',
  async (body) => {
    expect(await readResponse(getLead, reply(body))).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: 'Sem cobertura' },
    });
  },
);

it('reads a postcode that is told in data', async () => {
  expect(await readResponse(getPostcode, reply({ data: place }))).toMatchObject({
    ok: true,
    value: { city: 'São Paulo' },
  });
});

it('names what the specification says a new lead must say', async () => {
  expect(await readResponse(createLead, reply({ id: '1' }))).toMatchObject({
    ok: false,
    failure: { kind: 'missing', message: 'Propriedades não encontradas na resposta: success' },
  });
});
