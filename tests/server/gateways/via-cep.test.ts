import { describe, expect, it } from 'vitest';
import { viaCep } from '../../../server/coverage/services/via-cep.ts';
import { type Said, says, standIn } from './stand-in.ts';

const ask = async (said: Said, cep: string) =>
  viaCep({ url: await standIn(says(said)), fetch, timeoutMs: 5000 }).find(cep, new AbortController().signal);

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

describe('ViaCEP', () => {
  it('ViaCEP finds a town with a single postcode', async () => {
    expect(await ask({ body: JSON.stringify(sarzedo) }, '32450000')).toEqual({
      kind: 'found',
      place: {
        UF: 'MG',
        city: 'Sarzedo',
        neighborhood: '',
        address: '',
        zip: '32450000',
        is_block_allotment: false,
      },
    });
  });

  it('ViaCEP is asked at its URL followed by postcode and format', async () => {
    let path = '';
    const url = await standIn((request, response) => {
      path = request.url ?? '';
      response.writeHead(404).end();
    });
    await viaCep({ url: `${url}/ws`, fetch, timeoutMs: 5000 }).find('01310100', new AbortController().signal);
    expect(path).toBe('/ws/01310100/json/');
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
    expect(await ask({ body }, '32450000')).toMatchObject({ place: { address, is_block_allotment } });
  });

  it.each<[string, Said]>([
    ['erro as a boolean', { body: '{"erro": true}' }],
    ['erro as a string', { body: '{"erro": "true"}' }],
    ['404', { status: 404, body: '{}' }],
  ])('ViaCEP does not know the postcode: %s', async (_, said) => {
    expect(await ask(said, '00999999')).toEqual({ kind: 'unknown' });
  });

  it.each<[string, Said]>([
    ['400: the question was malformed', { status: 400, type: 'text/html', body: '<h2>Bad Request</h2>' }],
    ['erro that is none', { body: '{"erro": false}' }],
    ['erro with a failing status', { status: 500, body: '{"erro": true}' }],
  ])('an unclear answer of ViaCEP counts as down: %s', async (_, said) => {
    expect(await ask(said, '00999999')).toEqual({ kind: 'down' });
  });
});
