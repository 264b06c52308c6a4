import { describe, expect, it } from 'vitest';
import { isFinal } from '../../src/api/call-result.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import { errorTexts } from '../../src/api/error-catalogue.ts';
import { fieldErrors } from '../../src/content/field-errors.ts';
import { getBanks, getPlanList, getRegulations } from '../../src/contract/calls/catalogue.ts';
import { getAddressInfo, getCoverage } from '../../src/contract/calls/coverage.ts';
import { getLead, saveName } from '../../src/contract/calls/leads.ts';
import { getPostcode } from '../../src/contract/calls/postcode.ts';
import { plansIn } from '../funnel/given.ts';
import { hangUp, json, silence, standIn, text } from './stand-in.ts';

const idLead = '0f8fad5b-d9cb-469f-a165-70867728950e';
const clientOf = (base: string, timeoutSeconds = 30) =>
  createClient({ fetch, base: () => base, timeoutSeconds });
const banks = { banks: [{ id: 1, code: '001', name: 'Banco do Brasil' }] };

/** funnel.md section 8, every row with its exact text. */
describe('the error catalogue', () => {
  const network = 'Erro de rede: sua conexão caiu ou o servidor está fora do ar';

  it('Network: nobody listens', async () => {
    const result = await clientOf('http://127.0.0.1:1/api/').call(getBanks, {});
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network', message: network } });
  });

  it('Network: the line breaks', async () => {
    const { base } = await standIn(hangUp);
    const result = await clientOf(base).call(getBanks, {});
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network', message: network, status: null } });
  });

  it.each([
    [404, 'text/html', '<h1>Not Found</h1>', 'Erro HTTP 404 Not Found'],
    [502, 'text/html', '<h1>Bad Gateway</h1>', 'Erro HTTP 502 Bad Gateway'],
    [500, 'application/json', '{"what', 'Erro HTTP 500 Internal Server Error'],
    [400, 'application/json', '{}', 'Erro HTTP 400 Bad Request'],
  ])('HTTP %i as %s', async (status, type, body, message) => {
    const { base } = await standIn(text(status, type, body));
    const result = await clientOf(base).call(getBanks, {});
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http', message, status } });
  });

  it('Wrong content type', async () => {
    const { base } = await standIn(text(200, 'text/html; charset=utf-8', '<html>'));
    const result = await clientOf(base).call(getBanks, {});
    const message = 'Resposta do servidor em formato inválido text/html; charset=utf-8';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'content-type', message } });
  });

  it('Unparseable', async () => {
    const { base } = await standIn(text(200, 'application/json', '{"banks":'));
    const result = await clientOf(base).call(getBanks, {});
    expect(result).toMatchObject({
      failure: { kind: 'corrupt', message: 'Resposta do servidor corrompida' },
    });
  });

  it('Timeout', async () => {
    const { base } = await standIn(silence);
    const result = await clientOf(base, 0.05).call(getBanks, {});
    const message = 'O servidor demorou muito pra responder (0.05s)';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'timeout', message } });
  });

  it.each([
    [errorTexts.timeout(30), 'O servidor demorou muito pra responder (30s)'],
    [errorTexts.noUserData, 'Sem dados do usuário'],
    [errorTexts.noCoverage, 'Sem cobertura'],
    [errorTexts.postcodeUnknown, 'Cep inválido ou inexistente'],
    [fieldErrors.dateInvalid, 'Data inválida'],
    [fieldErrors.phone, 'Esse número não é válido. Verifique a digitação.'],
  ])('says %s', (text, specified) => {
    expect(text).toBe(specified);
  });

  it('Timeout in the middle of a reply', async () => {
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
  ])('%s empty', async (_, ask, message) => {
    const { base } = await standIn(text(200, 'application/json', ''));
    expect(await ask(clientOf(base))).toMatchObject({ ok: false, failure: { kind: 'empty', message } });
  });

  it('null is empty as well', async () => {
    const { base } = await standIn(json(200, null));
    const result = await clientOf(base).call(getBanks, {});
    expect(result).toMatchObject({ failure: { kind: 'empty', message: 'Lista de bancos retornou vazia' } });
  });

  it('Missing response properties', async () => {
    const { base } = await standIn(json(200, { success: true }));
    const result = await clientOf(base).call(getRegulations, { query: {} });
    const message = 'Propriedades não encontradas na resposta: regulations, sumarries';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'missing', message } });
  });

  it('Missing address properties', async () => {
    const { base } = await standIn(
      json(200, { city: 'São Paulo', neighborhood: '', zip: '', is_block_allotment: false }),
    );
    const result = await clientOf(base).call(getPostcode, { params: { cep: '01310100' }, query: {} });
    const message = 'Propriedades não encontradas no endereço: UF, address';
    expect(result).toMatchObject({ ok: false, failure: { kind: 'missing', message } });
  });

  it.each([200, 201, 500])('Server failure: success false without words at %i', async (status) => {
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
  ])('a server’s own message goes first: %j', async (body) => {
    for (const status of [200, 422, 503]) {
      const { base } = await standIn(json(status, body));
      const result = await clientOf(base).call(getBanks, {});
      expect(result).toMatchObject({ ok: false, failure: { message: 'Fora do ar', status } });
    }
  });

  it('keeps code and fields of a refusal', async () => {
    const fields = [{ field: 'name', message: 'Informe nome e sobrenome.' }];
    const { base } = await standIn(json(422, { success: false, error: 'Confira', code: 'invalid', fields }));
    const result = await clientOf(base).call(saveName, { params: { idLead }, body: { name: 'Ana Souza' } });
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'Confira', status: 422, code: 'invalid', fields },
    });
  });
});

describe('what may be tried again', () => {
  it.each([
    ['refused', 422, true],
    ['refused', 404, true],
    ['refused', 409, true],
    ['refused', 429, false],
    ['refused', 401, false],
    ['refused', 403, false],
    ['refused', 412, false],
    ['server', 500, false],
    ['http', 502, false],
    ['network', null, false],
    ['timeout', null, false],
  ] as const)('%s %s is final: %s', (kind, status, final) => {
    expect(isFinal({ kind, status, message: '', code: '', fields: [] })).toBe(final);
  });
});

describe('a request', () => {
  it('that writes carries key, version and the mark of our own page', async () => {
    const { base, heard } = await standIn(json(200, { success: true, version: 4 }));
    const input = { params: { idLead }, body: { name: 'Ana Souza' } };
    const result = await clientOf(base).call(saveName, input, { key: 'k1', version: 3 });
    expect(result).toEqual({ ok: true, value: { success: true, version: 4 } });
    expect(heard).toMatchObject([
      {
        method: 'PATCH',
        url: `/api/lead-v2/${idLead}/name`,
        headers: {
          'idempotency-key': 'k1',
          'if-match': '"3"',
          'x-requested-with': 'ultrafibra',
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: '{"name":"Ana Souza"}',
      },
    ]);
  });

  it('that writes without key and version sends neither', async () => {
    const { base, heard } = await standIn(json(200, { success: true, version: 4 }));
    await clientOf(base).call(saveName, { params: { idLead }, body: { name: 'Ana Souza' } });
    expect(Object.keys(heard[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['idempotency-key']));
    expect(Object.keys(heard[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['if-match']));
  });

  it('that reads carries no mark and no body, and its query without what is not given', async () => {
    const { base, heard } = await standIn(json(200, { success: true, plans: [], infra: null }));
    await clientOf(base).call(getCoverage, { query: { cep: '01310100', city: 'São Paulo', sku: undefined } });
    expect(heard).toMatchObject([
      { method: 'GET', url: '/api/cep/coverage?cep=01310100&city=S%C3%A3o+Paulo', body: '' },
    ]);
    expect(heard[0]?.headers).not.toHaveProperty('x-requested-with');
  });

  it('escapes what stands in the path', async () => {
    const { base, heard } = await standIn(json(200, banks));
    await clientOf(base).call(getPostcode, { params: { cep: '../banks?x' }, query: {} });
    expect(heard.map(({ url }) => url)).toEqual(['/api/cep/information/..%2Fbanks%3Fx']);
  });

  it('for a plan list goes to the site, not to the API', async () => {
    const plans = plansIn('plans.json');
    const { port, heard } = await standIn(json(200, { plans }));
    const client = createClient({
      fetch: (path, options) => fetch(new URL(String(path), `http://127.0.0.1:${port}`), options),
      base: () => '/api/',
    });
    expect(await client.call(getPlanList, { params: { file: 'plans.json' } })).toEqual({
      ok: true,
      value: { plans },
    });
    expect(heard.map(({ url }) => url)).toEqual(['/json/plans.json']);
  });

  it('goes wherever the base points at that moment', async () => {
    const [first, second] = [await standIn(json(200, banks)), await standIn(json(200, banks))];
    let base = first.base;
    const client = createClient({ fetch, base: () => base });
    await client.call(getBanks, {});
    base = second.base;
    await client.call(getBanks, {});
    expect([first.heard.length, second.heard.length]).toEqual([1, 1]);
  });
});

describe('repetition', () => {
  it('asks a question once more when the line broke', async () => {
    const { base, heard } = await standIn(hangUp, json(200, banks));
    expect(await clientOf(base).call(getBanks, {})).toEqual({ ok: true, value: banks });
    expect(heard).toHaveLength(2);
  });

  it('asks not a third time', async () => {
    const { base, heard } = await standIn(hangUp);
    await clientOf(base).call(getBanks, {});
    expect(heard).toHaveLength(2);
  });

  it('never repeats a write by itself', async () => {
    const { base, heard } = await standIn(hangUp, json(200, { success: true, version: 1 }));
    const result = await clientOf(base).call(
      saveName,
      { params: { idLead }, body: { name: 'Ana Souza' } },
      { key: 'k' },
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'network' } });
    expect(heard).toHaveLength(1);
  });

  it.each([500, 404, 429])('does not repeat a question that was answered with %i', async (status) => {
    const { base, heard } = await standIn(json(status, { error: 'Não' }));
    await clientOf(base).call(getBanks, {});
    expect(heard).toHaveLength(1);
  });
});
