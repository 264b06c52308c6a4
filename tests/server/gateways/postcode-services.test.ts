import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { brasilApi } from '../../../server/coverage/services/brasil-api.ts';
import { openCep } from '../../../server/coverage/services/open-cep.ts';
import { viaCep } from '../../../server/coverage/services/via-cep.ts';
import { breaksOff, hangs, nobody, type Said, says, stalls, standIn } from './stand-in.ts';

const services = { OpenCEP: openCep, ViaCEP: viaCep, BrasilAPI: brasilApi };
type Service = keyof typeof services;

interface Way {
  cep?: string | undefined;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

const find = (service: Service, url: string, { cep = '01310100', timeoutMs = 5000, signal }: Way = {}) =>
  services[service]({ url, fetch, timeoutMs }).find(cep, signal ?? new AbortController().signal);

const ask = async (service: Service, said: Said, cep?: string) =>
  find(service, await standIn(says(said)), { cep });

const avenue = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
};
const sarzedo = {
  cep: '32450-000',
  logradouro: '',
  complemento: '',
  unidade: '',
  bairro: '',
  localidade: 'Sarzedo',
  uf: 'MG',
  estado: 'Minas Gerais',
  ibge: '3165537',
  ddd: '31',
};
const ofBrasilApi = { cep: '01310100', state: 'SP', city: 'São Paulo', service: 'open-cep' };
const location = { type: 'Point' };

const inSaoPaulo = { UF: 'SP', city: 'São Paulo', zip: '01310100', is_block_allotment: false };
const onAvenue = { ...inSaoPaulo, neighborhood: 'Bela Vista', address: 'Avenida Paulista' };
const noStreet = { neighborhood: '', address: '' };

it.each<[Service, string, object, object]>([
  ['OpenCEP', 'a street', avenue, onAvenue],
  [
    'ViaCEP',
    'a town with a single postcode',
    sarzedo,
    { UF: 'MG', city: 'Sarzedo', zip: '32450000', is_block_allotment: false, ...noStreet },
  ],
  [
    'BrasilAPI',
    'a street',
    { ...ofBrasilApi, neighborhood: 'Bela Vista', street: 'Avenida Paulista', location },
    onAvenue,
  ],
  [
    'BrasilAPI',
    'a town with one postcode',
    { ...ofBrasilApi, neighborhood: null, street: null, location },
    { ...inSaoPaulo, ...noStreet },
  ],
  [
    'BrasilAPI',
    'a town with empty lines',
    { ...ofBrasilApi, neighborhood: '', street: '', location },
    { ...inSaoPaulo, ...noStreet },
  ],
])('%s finds %s', async (service, _, body, place) => {
  const cep = service === 'ViaCEP' ? '32450000' : '01310100';
  expect(await ask(service, { body: JSON.stringify(body) }, cep)).toEqual({ kind: 'found', place });
});

it.each<[Service, string, string]>([
  ['OpenCEP', '/v1', '/v1/01310100'],
  ['ViaCEP', '/ws', '/ws/01310100/json/'],
])('%s is asked below its URL', async (service, root, asked) => {
  let path = '';
  const url = await standIn((request, response) => {
    path = request.url ?? '';
    response.writeHead(404).end();
  });
  await find(service, `${url}${root}`);
  expect(path).toBe(asked);
});

it.each<[string, string, boolean]>([
  ['Quadra QND 12', 'Quadra QND 12', true],
  ['QNA 4', 'QNA 4', true],
  ['Conjunto 3', 'Conjunto 3', true],
  ['Quadras do Sol', 'Quadras do Sol', false],
  ['Rua Quadra', 'Rua Quadra', false],
  ['Avenida Paulista - de 612 a 1510 - lado par', 'Avenida Paulista', false],
  ['Rua Augusta - até 999/1000', 'Rua Augusta', false],
  ['  Rua   Direita ', 'Rua Direita', false],
  ['Rua Mato Grosso - Norte', 'Rua Mato Grosso - Norte', false],
])('ViaCEP reads the street %s', async (logradouro, address, is_block_allotment) => {
  const body = JSON.stringify({ ...sarzedo, logradouro });
  expect(await ask('ViaCEP', { body }, '32450000')).toMatchObject({ place: { address, is_block_allotment } });
});

const refusal = (...messages: string[]): Said => ({
  status: 404,
  body: JSON.stringify({
    message: 'Todos os serviços de CEP retornaram erro.',
    type: 'service_error',
    name: 'CepPromiseError',
    errors: messages.map((message) => ({ name: 'ServiceError', message, service: 'any' })),
  }),
});

describe('a service that finds nothing', () => {
  it.each<[Service, string, Said]>([
    ['OpenCEP', '404 with a problem', { status: 404, body: '{"error":"CEP não encontrado"}' }],
    ['OpenCEP', '404 with a page', { status: 404, type: 'text/html', body: '<h1>Not found</h1>' }],
    ['OpenCEP', '400', { status: 400, body: '{"error":"CEP inválido"}' }],
    ['ViaCEP', 'erro as a boolean', { body: '{"erro": true}' }],
    ['ViaCEP', 'erro as a string', { body: '{"erro": "true"}' }],
    ['ViaCEP', '404', { status: 404, body: '{}' }],
    ['BrasilAPI', 'every source says so', refusal('CEP INVÁLIDO', 'CEP não encontrado na base do ViaCEP.')],
    [
      'BrasilAPI',
      'one source says so',
      refusal('Erro ao se conectar com o serviço WideNet.', 'CEP INVÁLIDO'),
    ],
    ['BrasilAPI', '404 without reasons', { status: 404, type: 'text/plain', body: 'Not found' }],
  ])('%s does not know the postcode: %s', async (service, _, said) => {
    expect(await ask(service, said, '00999999')).toEqual({ kind: 'unknown' });
  });

  it.each<[Service, string, Said]>([
    [
      'ViaCEP',
      '400: the question was malformed',
      { status: 400, type: 'text/html', body: '<h2>Bad Request</h2>' },
    ],
    ['ViaCEP', 'erro that is none', { body: '{"erro": false}' }],
    ['ViaCEP', 'erro with a failing status', { status: 500, body: '{"erro": true}' }],
    [
      'BrasilAPI',
      'none of its sources can be reached',
      refusal('Erro ao se conectar com o serviço ViaCEP.', 'Erro ao se conectar com os Correios.'),
    ],
    [
      'BrasilAPI',
      'it calls the request malformed',
      { status: 400, body: '{"message":"CEP deve conter exatamente 8 caracteres."}' },
    ],
  ])('an unclear answer of %s counts as down: %s', async (service, _, said) => {
    expect(await ask(service, said, '00999999')).toEqual({ kind: 'down' });
  });
});

/** Another postcode in the formats of all three services. */
const another = {
  ...{ cep: '20040020', uf: 'RJ', localidade: 'Rio de Janeiro', logradouro: 'Praça Pio X', bairro: 'Centro' },
  ...{ state: 'RJ', city: 'Rio de Janeiro', street: 'Praça Pio X', neighborhood: 'Centro' },
};

describe.each<Service>(['OpenCEP', 'ViaCEP', 'BrasilAPI'])('%s as a failing service', (service) => {
  const soon = (url: string, signal?: AbortSignal) => find(service, url, { timeoutMs: 150, signal });

  it.each<[string, RequestListener]>([
    ['never answers', hangs],
    ['stops in the middle', stalls],
    ['breaks the connection off', breaksOff],
    ['fails', says({ status: 500, body: '{"error":"boom"}' })],
    ['is overrun', says({ status: 429, body: '{}' })],
    ['is under repair, as a page', says({ status: 503, type: 'text/html', body: '<h1>503</h1>' })],
    ['sends broken JSON', says({ body: '{"cep": "01310-100",' })],
    ['sends a page', says({ type: 'text/html', body: '<html></html>' })],
    [
      'sends JSON as text',
      says({ type: 'text/plain', body: JSON.stringify({ ...another, cep: '01310100' }) }),
    ],
    ['sends nothing', says({ body: '' })],
    ['sends null', says({ body: 'null' })],
    ['sends a list', says({ body: '[]' })],
    ['sends another shape', says({ body: '{"cep": 1310100, "uf": ["SP"]}' })],
    ['answers for another postcode', says({ body: JSON.stringify(another) })],
    [
      'names no town',
      says({ body: '{"cep":"01310100","uf":"SP","state":"SP","localidade":"","city":null}' }),
    ],
    [
      'names no state of Brazil',
      says({ body: JSON.stringify({ ...another, cep: '01310100', uf: 'XX', state: 'XX' }) }),
    ],
  ])('the service is down when it %s', async (_, listener) => {
    expect(await soon(await standIn(listener))).toEqual({ kind: 'down' });
  });

  it('the service is down when it cannot be reached', async () => {
    expect(await soon(await nobody())).toEqual({ kind: 'down' });
  });

  it('the service is down when its request was aborted', async () => {
    expect(await soon(await standIn(hangs), AbortSignal.abort())).toEqual({ kind: 'down' });
  });
});
