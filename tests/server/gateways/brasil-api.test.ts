import { describe, expect, it } from 'vitest';
import { brasilApi } from '../../../server/coverage/services/brasil-api.ts';
import { type Said, says, standIn } from './stand-in.ts';

const ask = async (said: Said, cep = '01310100') =>
  brasilApi({ url: await standIn(says(said)), fetch, timeoutMs: 5000 }).find(
    cep,
    new AbortController().signal,
  );

const refusal = (...messages: string[]): Said => ({
  status: 404,
  body: JSON.stringify({
    message: 'Todos os serviços de CEP retornaram erro.',
    type: 'service_error',
    name: 'CepPromiseError',
    errors: messages.map((message) => ({ name: 'ServiceError', message, service: 'any' })),
  }),
});

describe('BrasilAPI', () => {
  it.each<[string, unknown, unknown, object]>([
    [
      'a street',
      'Avenida Paulista',
      'Bela Vista',
      { address: 'Avenida Paulista', neighborhood: 'Bela Vista' },
    ],
    ['a town with one postcode', null, null, { address: '', neighborhood: '' }],
    ['a town with empty lines', '', '', { address: '', neighborhood: '' }],
  ])('BrasilAPI finds %s', async (_, street, neighborhood, expected) => {
    const body = {
      cep: '01310100',
      state: 'SP',
      city: 'São Paulo',
      neighborhood,
      street,
      service: 'open-cep',
    };
    expect(await ask({ body: JSON.stringify({ ...body, location: { type: 'Point' } }) })).toEqual({
      kind: 'found',
      place: { UF: 'SP', city: 'São Paulo', zip: '01310100', is_block_allotment: false, ...expected },
    });
  });

  it.each<[string, Said]>([
    ['every source says so', refusal('CEP INVÁLIDO', 'CEP não encontrado na base do ViaCEP.')],
    ['one source says so', refusal('Erro ao se conectar com o serviço WideNet.', 'CEP INVÁLIDO')],
    ['404 without reasons', { status: 404, type: 'text/plain', body: 'Not found' }],
  ])('BrasilAPI does not know the postcode: %s', async (_, said) => {
    expect(await ask(said)).toEqual({ kind: 'unknown' });
  });

  it('BrasilAPI is down when none of its sources can be reached', async () => {
    const said = refusal('Erro ao se conectar com o serviço ViaCEP.', 'Erro ao se conectar com os Correios.');
    expect(await ask(said)).toEqual({ kind: 'down' });
  });

  it('BrasilAPI is down when it calls the request malformed', async () => {
    expect(
      await ask({ status: 400, body: '{"message":"CEP deve conter exatamente 8 caracteres."}' }),
    ).toEqual({
      kind: 'down',
    });
  });
});
