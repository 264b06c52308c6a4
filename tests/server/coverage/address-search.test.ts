import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { ProviderOptions } from '../../../server/app/providers.ts';
import { findAddresses, findAddressesNear } from '../../../src/contract/calls/address-search.ts';
import type { InputOf } from '../../../src/contract/endpoint.ts';
import { nobody, says, standIn } from '../gateways/stand-in.ts';
import { openTestServer } from '../test-server/open-test-server.ts';

async function open(options: Partial<ProviderOptions> = {}) {
  const server = await openTestServer({ streetService: 'http://127.0.0.1:9', ...options });
  const { ask } = server.browser();
  return {
    find: (body: InputOf<typeof findAddresses>['body']) => ask(findAddresses, { body }),
    near: (body: InputOf<typeof findAddressesNear>['body']) => ask(findAddressesNear, { body }),
    logged: server.logged,
  };
}

const flowers = {
  cep: '13100-001',
  logradouro: 'Rua das Flores',
  complemento: '',
  bairro: 'Centro',
  localidade: 'Campinas',
  uf: 'SP',
};

/** A street search that knows one street by its name without the type, and records queries. */
function streets(asked: string[], name = 'flores'): RequestListener {
  return (request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    says({ body: path.toLowerCase().endsWith(`/${name}/json/`) ? JSON.stringify([flowers]) : '[]' })(
      request,
      response,
    );
  };
}

it('an address search in the sandbox finds streets with their ranges', async () => {
  const { find } = await open();
  const reply = await find({ street: 'av. paulista', city: 'sao paulo' });
  expect(reply).toMatchObject({ status: 200, body: { isCut: false, states: [] } });
  expect(reply.body).toHaveProperty('places.0.cep', '01310100');
  expect(reply.body).toHaveProperty('places.1.range', 'de 1512 a 2132 - lado par');
});

it('an address search asks the service for the full name, then the short one, and caches both', async () => {
  const asked: string[] = [];
  const { find } = await open({
    sandbox: false,
    streetService: await standIn(streets(asked, 'das flores')),
  });
  const question = { street: 'r das flores', city: 'Campinas', uf: 'SP' };
  const reply = await find(question);
  expect(reply.body).toMatchObject({ places: [{ cep: '13100001', street: 'Rua das Flores', range: '' }] });
  expect(asked).toEqual(['/SP/Campinas/Rua das flores/json/', '/SP/Campinas/das flores/json/']);
  await find({ ...question, street: 'R. das Flores' });
  expect(asked).toHaveLength(2);
});

it('an address search asks for the state of an ambiguous town and then searches there', async () => {
  const asked: string[] = [];
  const { find } = await open({ sandbox: false, streetService: await standIn(streets(asked)) });
  const question = { street: 'rua sete', city: 'Bom Jesus' };
  const reply = await find(question);
  expect(reply.body).toMatchObject({ places: [] });
  expect(reply.body).toHaveProperty('states', expect.arrayContaining(['PI', 'RS']));
  expect(asked).toEqual([]);
  await find({ ...question, uf: 'RS' });
  expect(asked[0]).toMatch('/RS/Bom Jesus/');
});

it('an address search names an unknown town', async () => {
  const { find } = await open();
  const reply = await find({ street: 'rua sete', city: 'Atlantis' });
  expect(reply).toMatchObject({ status: 422, body: { fields: [{ field: 'city' }] } });
});

it('an address search without its service reports an outage, not an empty result', async () => {
  const { find } = await open({ sandbox: false, streetService: await nobody() });
  const reply = await find({ street: 'rua sete', city: 'Campinas' });
  expect(reply).toMatchObject({ status: 503, body: { code: 'address-services-down' } });
});

it.each([
  { street: 'r', city: 'Campinas' },
  { street: 'rua sete', city: '' },
  { street: 'rua sete', city: 'Campinas', uf: 'sp' },
  { street: 'x'.repeat(97), city: 'Campinas' },
])('an address search refuses %o', async (body) => {
  const { find } = await open();
  expect(await find(body)).toMatchObject({ status: 422 });
});

it('too many address searches are refused with the time to wait', async () => {
  const { find } = await open();
  const question = { street: 'rua das flores', city: 'Campinas' };
  for (let tries = 0; tries < 40; tries += 1) await find(question);
  expect(await find(question)).toMatchObject({ status: 429, body: { code: 'too-many' } });
});

describe('cep/near', () => {
  const paulista = { latitude: -23.56449, longitude: -46.65271 };
  const place = (address: object) => says({ body: JSON.stringify({ address }) });
  const campinas = { city: 'Campinas', 'ISO3166-2-lvl4': 'BR-SP', country_code: 'br' };

  it('a search by location in the sandbox finds the street', async () => {
    const { near } = await open();
    expect((await near(paulista)).body).toMatchObject({ places: [{ cep: '01310100' }] });
  });

  it('a search by location finds the postcodes of the street that the service names', async () => {
    const { near } = await open({
      sandbox: false,
      geocoder: await standIn(place({ ...campinas, road: 'Flores' })),
      streetService: await standIn(streets([])),
    });
    expect((await near(paulista)).body).toMatchObject({ places: [{ cep: '13100001' }] });
  });

  it('a search by location falls back to the postcode of the place', async () => {
    const { near } = await open({
      geocoder: await standIn(place({ ...campinas, road: 'Flores', postcode: '20040-020' })),
    });
    const elsewhere = { latitude: -22.9056, longitude: -47.0608 };
    expect((await near(elsewhere)).body).toMatchObject({ places: [{ cep: '20040020' }] });
  });

  it.each([
    ['finds nothing', says({ body: '{"error":"Unable to geocode"}' }), 200],
    ['is down', says({ status: 500, body: '' }), 503],
  ])('a search by location reports that the service %s', async (_, service, status) => {
    const { near } = await open({ sandbox: false, geocoder: await standIn(service) });
    expect(await near(paulista)).toMatchObject({ status });
  });

  it('a search by location fails where no service is configured', async () => {
    const { near } = await open({ sandbox: false });
    expect(await near(paulista)).toMatchObject({ status: 503 });
  });

  it('a search by location refuses a place outside Brazil', async () => {
    const { near } = await open();
    expect(await near({ latitude: 38.7, longitude: -9.1 })).toMatchObject({ status: 422 });
  });

  it('a search by location neither logs nor stores the position', async () => {
    const { near, logged } = await open();
    await near(paulista);
    expect(logged()).toContain('cep/near');
    expect(logged()).not.toMatch(/23\.56|46\.65/);
  });
});
