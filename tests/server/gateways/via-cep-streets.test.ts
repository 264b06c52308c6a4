import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { viaCepStreets } from '../../../server/coverage/services/via-cep-streets.ts';
import { breaksOff, hangs, nobody, says, stalls, standIn } from './stand-in.ts';

const town = { name: 'São Paulo', uf: 'SP' };

const ask = (url: string, street = 'Avenida Paulista', timeoutMs = 5000) =>
  viaCepStreets({ url, fetch, timeoutMs }).find(street, town);

const paulista = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  unidade: '',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
  ddd: '11',
};

it('a street search asks by state, town and street and finds every postcode', async () => {
  let path = '';
  const url = await standIn((request, response) => {
    path = request.url ?? '';
    says({ body: JSON.stringify([paulista, { ...paulista, cep: '01310-200', bairro: null }]) })(
      request,
      response,
    );
  });
  const found = await ask(`${url}/ws`, 'Praça/Sé?');
  expect(path).toBe('/ws/SP/S%C3%A3o%20Paulo/Pra%C3%A7a%2FS%C3%A9%3F/json/');
  const place = {
    cep: '01310100',
    street: 'Avenida Paulista',
    range: 'de 612 a 1510 - lado par',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    uf: 'SP',
  };
  expect(found).toEqual({
    kind: 'found',
    places: [place, { ...place, cep: '01310200', neighborhood: '' }],
    isCut: false,
  });
});

it('a street search with the most possible results says that there may be more', async () => {
  const url = await standIn(says({ body: JSON.stringify(Array.from({ length: 50 }, () => paulista)) }));
  expect(await ask(url)).toMatchObject({ isCut: true });
});

it('a street search with an empty list finds nothing', async () => {
  expect(await ask(await standIn(says({ body: '[]' })))).toEqual({
    kind: 'found',
    places: [],
    isCut: false,
  });
});

it.each<[string, RequestListener]>([
  ['never answers', hangs],
  ['stops in the middle', stalls],
  ['breaks the connection off', breaksOff],
  ['fails', says({ status: 500, body: '[]' })],
  ['finds the question malformed', says({ status: 400, type: 'text/html', body: '<h1>400</h1>' })],
  ['sends another shape', says({ body: '{"erro": true}' })],
  ['sends broken JSON', says({ body: '[{"cep":' })],
])('a street search is down when the service %s', async (_, listener) => {
  expect(await ask(await standIn(listener), undefined, 150)).toEqual({ kind: 'down' });
});

it('a street search is down when the service cannot be reached', async () => {
  expect(await ask(await nobody())).toEqual({ kind: 'down' });
});
