import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import { says, standIn } from '../gateways/stand-in.ts';
import { openTestShop } from '../test-server/open-test-shop.ts';

const unknown = {
  success: false,
  code: 'postcode-unknown',
  error: 'Cep inválido ou inexistente',
  fields: [{ field: 'cep', message: 'Cep inválido ou inexistente' }],
};

const misspelt = {
  success: false,
  code: 'invalid',
  error: fieldErrors.cepShape,
  fields: [{ field: 'cep', message: fieldErrors.cepShape }],
};

describe('cep/information', () => {
  it.each([
    ['01310100', 'SP', 'São Paulo', 'Bela Vista', 'Avenida Paulista', false],
    ['32450000', 'MG', 'Sarzedo', '', '', false],
    ['72110045', 'DF', 'Brasília', 'Taguatinga Norte', 'QNA 4', true],
  ])('the postcode %s is found', async (zip, UF, city, neighborhood, address, is_block_allotment) => {
    const { get } = await openTestShop();
    const body = { UF, city, neighborhood, address, zip, is_block_allotment };
    expect(await get(`cep/information/${zip}?sku=d500a`)).toEqual({ status: 200, body });
  });

  it('a postcode that does not exist is unknown', async () => {
    const { get } = await openTestShop();
    expect(await get('cep/information/00999999')).toEqual({ status: 404, body: unknown });
  });

  it.each(['1310100', '01310-100', '013101000', '00000000', 'avenida', '%20', '０１３１０１００'])(
    'the postcode %s is refused',
    async (cep) => {
      const { get } = await openTestShop();
      expect(await get(`cep/information/${encodeURIComponent(cep)}`)).toEqual({
        status: 422,
        body: misspelt,
      });
    },
  );

  it('postcodes outside the sandbox are looked up in the public services', async () => {
    const body = JSON.stringify({
      cep: '80010-000',
      logradouro: 'Rua XV',
      bairro: 'Centro',
      localidade: 'Curitiba',
      uf: 'PR',
    });
    const url = await standIn(says({ body }));
    const { get } = await openTestShop({ postcodeServices: [{ name: 'ViaCEP', url }] });
    expect(await get('cep/information/80010000')).toEqual({
      status: 200,
      body: {
        UF: 'PR',
        city: 'Curitiba',
        neighborhood: 'Centro',
        address: 'Rua XV',
        zip: '80010000',
        is_block_allotment: false,
      },
    });
  });

  it('a denial by ViaCEP makes a postcode unknown', async () => {
    const url = await standIn(says({ body: '{"erro": "true"}' }));
    const { get } = await openTestShop({ postcodeServices: [{ name: 'ViaCEP', url }] });
    expect(await get('cep/information/80010999')).toEqual({ status: 404, body: unknown });
  });

  it('a postcode is answered with its state alone when no service can be reached', async () => {
    const { get } = await openTestShop();
    expect(await get('cep/information/13010000')).toMatchObject({
      status: 200,
      body: { UF: 'SP', city: 'Município a confirmar', address: '', neighborhood: '' },
    });
  });

  it('a postcode of which nothing is known gets 503 when no service can be reached', async () => {
    const { get } = await openTestShop();
    expect(await get('cep/information/00999998')).toEqual({
      status: 503,
      body: {
        success: false,
        code: 'postcode-services-down',
        error:
          'Não conseguimos consultar esse CEP agora. Confira os números e tente de novo em alguns instantes.',
      },
    });
  });
});

const at = async (query: string) => {
  const { get, providers } = await openTestShop();
  const { status, body } = await get(`cep/coverage?${query}`);
  expect(status).toBe(200);
  const { plans, infra } = getCoverage.response.parse(body);
  return { ids: plans.map(({ id }) => id), skus: plans.map(({ sku }) => sku), infra, providers };
};

it.each([
  ['cep=01310100', undefined],
  ['cep=01310100&number=100&state=SP&city=São Paulo&neighborhood=Bela Vista&sku=d500a', undefined],
  ['cep=72110045&block=QNA 4&blockNumber=4&lotNumber=12', undefined],
  ['cep=01310100&addon=timblack', 'timblack'],
  ['cep=01310100&addon=b/timblack', 'timblack'],
  ['cep=01310100&collaborator=true', 'oferta-colaborador'],
  ['cep=01310100&premium=true', 'premium'],
  ['cep=01310100&rs=true', 'rs'],
  ['cep=01310100&rs=false&premium=false&regionOffer=true', undefined],
  ['cep=01310100&addon=timpre&premium=true', 'timpre'],
])('coverage at %s sells the list of %s', async (query, campaign) => {
  const { ids, providers } = await at(query);
  expect(ids).toEqual(providers.planLists.forCampaign(campaign).map(({ id }) => id));
});

it.each(['69900062', '13010000'])('coverage at %s is empty', async (cep) => {
  const { get } = await openTestShop();
  expect(await get(`cep/coverage?cep=${cep}`)).toEqual({
    status: 200,
    body: { success: true, plans: [], infra: null },
  });
});

it.each([
  ['', 'cep'],
  ['cep=1310', 'cep'],
  ['cep=01310100&rs=yes', 'rs'],
  [`cep=01310100&addon=${'x'.repeat(49)}`, 'addon'],
  [`cep=01310100&city=${'x'.repeat(129)}`, 'city'],
  ['cep=01310100&cep=20040020', 'cep'],
])('coverage refuses ?%s at %s', async (query, field) => {
  const { get } = await openTestShop();
  expect(await get(`cep/coverage?${query}`)).toMatchObject({ status: 422, body: { fields: [{ field }] } });
});

it.each([
  [
    'cep=30130010&number=12',
    {
      cep: '30130010',
      number: '12',
      address: 'Praça Sete de Setembro',
      neighborhood: 'Centro',
      city: 'Belo Horizonte',
      state: 'MG',
      is_block_allotment: false,
      infraco: 'rede-neutra',
      structured_complement: true,
    },
  ],
  [
    'cep=72110045',
    {
      cep: '72110045',
      number: null,
      address: 'QNA 4',
      neighborhood: 'Taguatinga Norte',
      city: 'Brasília',
      state: 'DF',
      is_block_allotment: true,
      infraco: 'rede-propria',
      structured_complement: false,
    },
  ],
  [
    'cep=69900062&number=S/N',
    {
      cep: '69900062',
      number: 'S/N',
      address: 'Rua Benjamin Constant',
      neighborhood: 'Centro',
      city: 'Rio Branco',
      state: 'AC',
      is_block_allotment: false,
      infraco: null,
      structured_complement: false,
    },
  ],
])('address-info answers %s', async (query, expected) => {
  const { get } = await openTestShop();
  const body = { success: true, ...expected };
  expect(await get(`tim-api/address-info?${query}`)).toEqual({ status: 200, body });
});

it('address-info does not know a postcode that does not exist', async () => {
  const { get } = await openTestShop();
  expect(await get('tim-api/address-info?cep=00999999')).toEqual({ status: 404, body: unknown });
});

it('complementTypes lists the kinds of complement', async () => {
  const { get } = await openTestShop();
  const names = 'Apartamento Bloco Torre Andar Casa Lote Quadra Conjunto Fundos Sobrado Loja Sala'.split(' ');
  expect(await get('tim-api/address-info/complementTypes?infraco=rede-neutra')).toEqual({
    status: 200,
    body: { success: true, complementTypes: names.map((name) => ({ id: name.toLowerCase(), name })) },
  });
});

it.each(['', '?infraco=', `?infraco=${'x'.repeat(33)}`])('complementTypes refuses "%s"', async (query) => {
  const { get } = await openTestShop();
  expect(await get(`tim-api/address-info/complementTypes${query}`)).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'infraco' }] },
  });
});
