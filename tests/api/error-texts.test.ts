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

/** funnel.md section 8, every row with its exact text. */
describe('the error catalogue', () => {
  const network = 'Erro de rede: sua conexão caiu ou o servidor está fora do ar';

  it('a refused connection is a network error', async () => {
    const result = await clientOf('http://127.0.0.1:1/api/').call(getBanks, {});
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network', message: network } });
  });

  it('a broken connection is a network error', async () => {
    const { base } = await standIn(hangUp);
    const result = await clientOf(base).call(getBanks, {});
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network', message: network, status: null } });
  });

  it.each([
    [404, 'text/html', '<h1>Not Found</h1>', 'Erro HTTP 404 Not Found'],
    [502, 'text/html', '<h1>Bad Gateway</h1>', 'Erro HTTP 502 Bad Gateway'],
    [500, 'application/json', '{"what', 'Erro HTTP 500 Internal Server Error'],
    [500, 'application/json', '', 'Erro HTTP 500 Internal Server Error'],
    [400, 'application/json', '{}', 'Erro HTTP 400 Bad Request'],
  ])('the status HTTP %i is an error with its own message: %s', async (status, type, body, message) => {
    const { base } = await standIn(text(status, type, body));
    const result = await clientOf(base).call(getBanks, {});
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', message, status } });
  });

  it('a wrong content type is an error that names it', async () => {
    const { base } = await standIn(text(200, 'text/html; charset=utf-8', '<html>'));
    const result = await clientOf(base).call(getBanks, {});
    const message = 'Resposta do servidor em formato inválido text/html; charset=utf-8';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'content-type', message } });
  });

  it('an unparseable reply is a corrupt one', async () => {
    const { base } = await standIn(text(200, 'application/json', '{"banks":'));
    const result = await clientOf(base).call(getBanks, {});
    expect(result).toMatchObject({
      failure: { kind: 'corrupt', message: 'Resposta do servidor corrompida' },
    });
  });

  it('a slow reply is a timeout', async () => {
    const { base } = await standIn(silence);
    const result = await clientOf(base, 0.05).call(getBanks, {});
    const message = 'O servidor demorou muito pra responder (0.05s)';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'timeout', message } });
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

  it('a timeout in the middle of a reply is an error', async () => {
    const { base } = await standIn((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"banks":');
    });
    const result = await clientOf(base, 0.1).call(getBanks, {});
    expect(result).toMatchObject({ failure: { message: 'O servidor demorou muito pra responder (0.1s)' } });
  });

  it.each<[string, (client: Client) => Promise<unknown>, string]>([
    [
      'Address search',
      ({ call }) => call(getAddressInfo, { query: { cep: '01310100' } }),
      'Busca de endereço retornou vazia',
    ],
    [
      'Postcode search',
      ({ call }) => call(getPostcode, { params: { cep: '01310100' }, query: {} }),
      'Busca de cep retornou vazia',
    ],
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
    ['Banks', ({ call }) => call(getBanks, {}), 'Lista de bancos retornou vazia'],
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

  it('a `null` body counts as an empty list', async () => {
    const { base } = await standIn(json(200, null));
    const result = await clientOf(base).call(getBanks, {});
    expect(result).toMatchObject({ failure: { kind: 'empty', message: 'Lista de bancos retornou vazia' } });
  });

  it('missing properties of a reply are named', async () => {
    const { base } = await standIn(json(200, { success: true }));
    const result = await clientOf(base).call(getRegulations, { query: {} });
    const message = 'Propriedades não encontradas na resposta: regulations, sumarries';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'missing', message } });
  });

  it.each([
    [200, { error: '' }],
    [200, { message: '' }],
    [200, { erro: true }],
    [404, { erro: true }],
  ])('a postcode refused without a message gets the standard one: %i %o', async (status, body) => {
    const { base } = await standIn(json(status, body));
    const result = await clientOf(base).call(getPostcode, { params: { cep: '01310100' }, query: {} });
    expect(result).toMatchObject({ ok: false, failure: { message: 'Cep inválido ou inexistente' } });
  });

  it('a postcode reply with only the needed properties is accepted', async () => {
    const place = { UF: 'SP', city: 'São Paulo', address: '', neighborhood: 'Bela Vista' };
    const { base } = await standIn(json(200, place));
    const result = await clientOf(base).call(getPostcode, { params: { cep: '01310100' }, query: {} });
    expect(result).toEqual({ ok: true, value: place });
  });

  it('a postcode without a city is an error', async () => {
    const { base } = await standIn(json(200, { UF: 'SP', city: '', address: '', neighborhood: '' }));
    const result = await clientOf(base).call(getPostcode, { params: { cep: '01310100' }, query: {} });
    const message = 'Propriedades não encontradas no endereço: city';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'missing', message } });
  });

  it('missing address properties are named', async () => {
    const { base } = await standIn(
      json(200, { city: 'São Paulo', neighborhood: '', zip: '', is_block_allotment: false }),
    );
    const result = await clientOf(base).call(getPostcode, { params: { cep: '01310100' }, query: {} });
    const message = 'Propriedades não encontradas no endereço: UF, address';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'missing', message } });
  });

  it.each([200, 201, 500])('a failure without a message is a server error at %i', async (status) => {
    const { base } = await standIn(json(status, { success: false }));
    const result = await clientOf(base).call(getBanks, {});
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
      const result = await clientOf(base).call(getBanks, {});
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
