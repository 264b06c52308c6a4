import { describe, expect, it } from 'vitest';
import { readReply } from '../../src/api/read-reply.ts';
import { getDueDates } from '../../src/contract/calls/catalogue.ts';
import { createLead, getLead, openLeadAccess, requestReview } from '../../src/contract/calls/leads.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { dueDates } from '../../src/contract/offer/due-dates.ts';
import { problemCodes } from '../../src/contract/problem.ts';

const readFrom = async (endpoint: Endpoint, response: Response) =>
  readReply(endpoint, { response, text: await response.text() });

const reply = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const lead = { id: 'A-1', address: { cep: '01310100', number: null }, name: null, bankInfo: null };
const place = { UF: 'SP', city: 'São Paulo', address: 'Avenida Paulista', neighborhood: null };

it.each([
  ['plain', lead],
  ['in data', { success: true, data: lead }],
  ['in lead', { lead }],
  ['in both', { data: { lead } }],
])('a lead of another host is read with null for unknown values: %s', async (_, body) => {
  expect(await readFrom(getLead, reply(body))).toMatchObject({
    ok: true,
    value: { id: 'A-1', access: 'holder', version: 0, plan: null, address: { cep: '01310100' } },
  });
});

it.each([[{ lead: null }], [{ success: true, lead: null }]])(
  'a lead reply %j means no coverage',
  async (body) => {
    expect(await readFrom(getLead, reply(body))).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: 'Sem cobertura' },
    });
  },
);

it('a postcode wrapped in data is read', async () => {
  expect(await readFrom(getPostcode, reply({ data: place }))).toMatchObject({
    ok: true,
    value: { city: 'São Paulo' },
  });
});

it('a new lead without specified properties is refused with their names', async () => {
  expect(await readFrom(createLead, reply({ id: '1' }))).toMatchObject({
    ok: false,
    failure: { kind: 'missing', message: 'Propriedades não encontradas na resposta: success' },
  });
});

describe.each([
  ['as a page', () => new Response('Not Found', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['in JSON', () => Response.json({ statusCode: 404, message: 'Cannot POST' }, { status: 404 })],
  ['by the method', () => new Response('', { status: 405 })],
])('a call that another host does not know: %s', (_, unknown) => {
  it('an optional unknown call is answered by its default', async () => {
    expect(await readFrom(getDueDates, unknown())).toEqual({ ok: true, value: { due_dates: dueDates } });
    expect(await readFrom(openLeadAccess, unknown())).toMatchObject({ ok: true });
  });

  it('an essential unknown call refers the visitor to a person', async () => {
    expect(await readFrom(requestReview, unknown())).toMatchObject({
      failure: { kind: 'refused', message: expect.stringMatching(/telefone ou WhatsApp/) },
    });
  });
});

it('a missing lead is distinguished from an unknown call', async () => {
  const problem = { success: false, error: 'Não encontramos este pedido.', code: problemCodes.notFound };
  expect(await readFrom(openLeadAccess, Response.json(problem, { status: 404 }))).toMatchObject({
    ok: false,
    failure: { code: problemCodes.notFound, message: problem.error },
  });
});
