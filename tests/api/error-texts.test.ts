import { describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../src/api/client.ts';
import { errorTexts } from '../../src/api/error-texts.ts';
import { fieldErrors } from '../../src/content/field-errors.ts';
import { getBanks, getRegulations } from '../../src/contract/calls/catalogue.ts';
import { getAddressInfo, getCoverage } from '../../src/contract/calls/coverage.ts';
import { getLead, saveName } from '../../src/contract/calls/leads.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import { hangUp, json, silence, standIn, text } from './stand-in.ts';

const idLead = '0f8fad5b-d9cb-469f-a165-70867728950e';
const clientOf = (base: string, timeoutSeconds = 30) =>
  createClient({ fetch, base: () => base, timeoutSeconds });

type Ask = (client: Client) => Promise<unknown>;
const banks: Ask = ({ call }) => call(getBanks, {});
const postcode: Ask = ({ call }) => call(getPostcode, { params: { cep: '01310100' }, query: {} });

/** funnel.md section 8, every row with its exact text. */
describe('the error catalogue', () => {
  const tooSlow = 'O servidor demorou muito pra responder (0.1s)';
  const network = 'Erro de rede: sua conexão caiu ou o servidor está fora do ar';

  it('a refused connection is a network error', async () => {
    const result = await banks(clientOf('http://127.0.0.1:1/api/'));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network', message: network } });
  });

  it.each([
    [404, 'text/html', '<h1>Not Found</h1>', 'Erro HTTP 404 Not Found'],
    [502, 'text/html', '<h1>Bad Gateway</h1>', 'Erro HTTP 502 Bad Gateway'],
    [500, 'application/json', '{"what', 'Erro HTTP 500 Internal Server Error'],
    [500, 'application/json', '', 'Erro HTTP 500 Internal Server Error'],
    [400, 'application/json', '{}', 'Erro HTTP 400 Bad Request'],
  ])('the status HTTP %i is an error with its own message: %s', async (status, type, body, message) => {
    const { base } = await standIn(text(status, type, body));
    const result = await banks(clientOf(base));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', message, status } });
  });

  it.each<[reply: string, Parameters<typeof standIn>[0], ask: Ask, failure: object]>([
    ['a broken connection', hangUp, banks, { kind: 'network', message: network, status: null }],
    [
      'a wrong content type',
      text(200, 'text/html; charset=utf-8', '<html>'),
      banks,
      {
        kind: 'content-type',
        message: 'Resposta do servidor em formato inválido text/html; charset=utf-8',
      },
    ],
    [
      'an unparseable reply',
      text(200, 'application/json', '{"banks":'),
      banks,
      { kind: 'corrupt', message: 'Resposta do servidor corrompida' },
    ],
    ['a slow reply', silence, banks, { kind: 'timeout', message: tooSlow }],
    [
      'a reply that stops in the middle',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"banks":');
      },
      banks,
      { message: tooSlow },
    ],
    [
      'a `null` body, as an empty list,',
      json(200, null),
      banks,
      { kind: 'empty', message: 'Lista de bancos retornou vazia' },
    ],
    [
      'a reply without its properties',
      json(200, { success: true }),
      ({ call }) => call(getRegulations, { query: {} }),
      { kind: 'missing', message: 'Propriedades não encontradas na resposta: regulations, sumarries' },
    ],
    [
      'a postcode without a city',
      json(200, { UF: 'SP', city: '', address: '', neighborhood: '' }),
      postcode,
      { kind: 'missing', message: 'Propriedades não encontradas no endereço: city' },
    ],
    [
      'a postcode without properties of its address',
      json(200, { city: 'São Paulo', neighborhood: '', zip: '', is_block_allotment: false }),
      postcode,
      { kind: 'missing', message: 'Propriedades não encontradas no endereço: UF, address' },
    ],
  ])('%s is an error that says so', async (_, reply, ask, failure) => {
    const { base } = await standIn(reply);
    expect(await ask(clientOf(base, 0.1))).toMatchObject({ ok: false, failure });
  });

  it.each([
    [errorTexts.timeout(30), 'O servidor demorou muito pra responder (30s)'],
    [errorTexts.noUserData, 'Sem dados do usuário'],
    [errorTexts.noCoverage, 'Sem cobertura'],
    [fieldErrors.postcodeUnknown, 'Cep inválido ou inexistente'],
    [fieldErrors.dateInvalid, 'Data inválida'],
    [fieldErrors.phone, 'Esse número não é válido. Verifique a digitação.'],
  ])('the error text is as specified: %s', (text, specified) => {
    expect(text).toBe(specified);
  });

  it.each<[string, Ask, string]>([
    [
      'Address search',
      ({ call }) => call(getAddressInfo, { query: { cep: '01310100' } }),
      'Busca de endereço retornou vazia',
    ],
    ['Postcode search', postcode, 'Busca de cep retornou vazia'],
    [
      'Lead save',
      ({ call }) => call(saveName, { params: { idLead }, body: { name: 'Ana Souza' } }),
      'Gravação dos dados do usuário retornou vazia',
    ],
    [
      'Lead lookup',
      ({ call }) => call(getLead, { params: { idLead } }),
      'Busca dos dados do usuário retornou vazia',
    ],
    ['Banks', banks, 'Lista de bancos retornou vazia'],
    [
      'Regulations',
      ({ call }) => call(getRegulations, { query: {} }),
      'Lista de regulamentos e sumários retornou vazia',
    ],
    [
      'Anything else',
      ({ call }) => call(getCoverage, { query: { cep: '01310100' } }),
      'Resposta vazia do servidor',
    ],
  ])('an empty reply to %s is an error with its own message', async (_, ask, message) => {
    const { base } = await standIn(text(200, 'application/json', ''));
    expect(await ask(clientOf(base))).toMatchObject({ ok: false, failure: { kind: 'empty', message } });
  });

  it.each([
    [200, { error: '' }],
    [200, { message: '' }],
    [200, { erro: true }],
    [404, { erro: true }],
  ])('a postcode refused without a message gets the standard one: %i %o', async (status, body) => {
    const { base } = await standIn(json(status, body));
    const result = await postcode(clientOf(base));
    expect(result).toMatchObject({ ok: false, failure: { message: 'Cep inválido ou inexistente' } });
  });

  it('a postcode reply with only the needed properties is accepted', async () => {
    const place = { UF: 'SP', city: 'São Paulo', address: '', neighborhood: 'Bela Vista' };
    const { base } = await standIn(json(200, place));
    const result = await postcode(clientOf(base));
    expect(result).toEqual({ ok: true, value: place });
  });

  it.each([200, 201, 500])('a failure without a message is a server error at %i', async (status) => {
    const { base } = await standIn(json(status, { success: false }));
    const result = await banks(clientOf(base));
    const message = 'Erro no servidor. Por favor tente novamente mais tarde';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'server', message, status } });
  });

  it.each([
    [{ error: 'Fora do ar' }],
    [{ erro: 'Fora do ar' }],
    [{ message: 'Fora do ar' }],
    [{ mensagem: 'Fora do ar' }],
    [{ error: { message: 'Fora do ar' } }],
    [{ data: { error: 'Fora do ar' } }],
    [{ success: false, error: 'Fora do ar' }],
  ])('a server’s own message is shown first: %j', async (body) => {
    for (const status of [200, 422, 503]) {
      const { base } = await standIn(json(status, body));
      const result = await banks(clientOf(base));
      expect(result).toMatchObject({ ok: false, failure: { message: 'Fora do ar', status } });
    }
  });

  it('a refusal keeps its code and fields', async () => {
    const fields = [{ field: 'name', message: 'Informe nome e sobrenome.' }];
    const { base } = await standIn(json(422, { success: false, error: 'Confira', code: 'invalid', fields }));
    const result = await clientOf(base).call(saveName, { params: { idLead }, body: { name: 'Ana Souza' } });
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'Confira', status: 422, code: 'invalid', fields, retryAfter: 0 },
    });
  });
});
