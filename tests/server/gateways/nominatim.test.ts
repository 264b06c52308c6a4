import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { nominatim } from '../../../server/coverage/services/nominatim.ts';
import { breaksOff, hangs, nobody, says, standIn } from './stand-in.ts';

const ask = (url: string, timeoutMs = 5000) =>
  nominatim({ url, fetch, timeoutMs }).find({ latitude: -23.5645, longitude: -46.6527 });

const address = {
  road: 'Avenida Paulista',
  suburb: 'Bela Vista',
  city: 'São Paulo',
  state: 'São Paulo',
  'ISO3166-2-lvl4': 'BR-SP',
  postcode: '01310-100',
  country: 'Brasil',
  country_code: 'br',
};
const tells = (body: object) => standIn(says({ body: JSON.stringify(body) }));

it('Nominatim is asked with four decimals and finds street and postcode', async () => {
  let path = '';
  const url = await standIn((request, response) => {
    path = request.url ?? '';
    says({ body: JSON.stringify({ place_id: 1, address }) })(request, response);
  });
  expect(await ask(`${url}/mapas`)).toEqual({
    kind: 'found',
    street: 'Avenida Paulista',
    city: 'São Paulo',
    uf: 'SP',
    cep: '01310100',
  });
  expect(path).toMatch(/^\/mapas\/reverse\?format=jsonv2&.*lat=-23\.5645&lon=-46\.6527$/);
});

it('Nominatim finds a town without street and postcode', async () => {
  const { road: _, city, postcode: __, ...rest } = address;
  expect(await ask(await tells({ address: { ...rest, town: city } }))).toMatchObject({
    street: '',
    city: 'São Paulo',
    cep: null,
  });
});

it.each([
  ['in the sea', { error: 'Unable to geocode' }],
  ['in another country', { address: { ...address, country_code: 'py' } }],
  ['in no town', { address: { ...address, city: undefined } }],
])('Nominatim finds no place: %s', async (_, body) => {
  expect(await ask(await tells(body))).toEqual({ kind: 'nowhere' });
});

it.each<[string, RequestListener]>([
  ['never answers', hangs],
  ['breaks the connection off', breaksOff],
  ['is overrun', says({ status: 429, body: '{}' })],
  ['sends another shape', says({ body: '{"address": "Avenida Paulista"}' })],
])('Nominatim is down when the service %s', async (_, listener) => {
  expect(await ask(await standIn(listener), 150)).toEqual({ kind: 'down' });
});

it('Nominatim is down when it cannot be reached', async () => {
  expect(await ask(await nobody())).toEqual({ kind: 'down' });
});
