import { describe, expect, it } from 'vitest';
import { openCep } from '../../../server/coverage/services/open-cep.ts';
import { type Said, says, standIn } from './stand-in.ts';

const ask = async (said: Said, cep = '01310100') =>
  openCep({ url: await standIn(says(said)), fetch, timeoutMs: 5000 }).find(cep, new AbortController().signal);

describe('OpenCEP', () => {
  it('OpenCEP finds a street', async () => {
    const body = JSON.stringify({
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      complemento: 'de 612 a 1510 - lado par',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
      ibge: '3550308',
    });
    expect(await ask({ body })).toEqual({
      kind: 'found',
      place: {
        UF: 'SP',
        city: 'São Paulo',
        neighborhood: 'Bela Vista',
        address: 'Avenida Paulista',
        zip: '01310100',
        is_block_allotment: false,
      },
    });
  });

  it('OpenCEP is asked at its URL followed by the postcode', async () => {
    let path = '';
    const url = await standIn((request, response) => {
      path = request.url ?? '';
      response.writeHead(404).end();
    });
    await openCep({ url: `${url}/v1`, fetch, timeoutMs: 5000 }).find(
      '01310100',
      new AbortController().signal,
    );
    expect(path).toBe('/v1/01310100');
  });

  it.each<[string, Said]>([
    ['404 with a problem', { status: 404, body: '{"error":"CEP não encontrado"}' }],
    ['404 with a page', { status: 404, type: 'text/html', body: '<h1>Not found</h1>' }],
    ['400', { status: 400, body: '{"error":"CEP inválido"}' }],
  ])('OpenCEP does not know the postcode: %s', async (_, said) => {
    expect(await ask(said)).toEqual({ kind: 'unknown' });
  });
});
