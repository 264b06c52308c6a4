import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addressSearchWords as words } from '../../src/content/screens/address-search.ts';
import { findAddresses, findAddressesNear } from '../../src/contract/calls/address-search.ts';
import { bodyOf, createFakeApi, says } from '../sagas/fake-api.ts';
import { preloadConversation, settle } from './render-conversation.tsx';
import { begun, box, click, say } from './visitor.ts';

beforeAll(async () => {
  await preloadConversation();
  await import('../../src/answering/address-search/AddressSearch.tsx');
});

/** It comes in a file of its own, which a busy machine fetches late. */
const search = async () => within(await screen.findByRole('region', { name: words.title }));
const results = async () => (await search()).getAllByRole('listitem').length;

describe('an address instead of a postcode', () => {
  it('an address typed at the postcode question is searched, and its house number waits for its question', async () => {
    const page = await begun();
    await say('moro na av paulista 1000 em são paulo');
    expect(page.shop.callsOf(findAddresses).map(bodyOf)).toEqual([
      { street: 'Av Paulista', city: 'São Paulo' },
    ]);
    expect((await search()).getByRole('status').textContent).toBe(words.foundFitting('1000', 1));
    expect(document.activeElement).toBe(box());
    await click('button', words.others);
    expect(await results()).toBe(2);
    await click('button', /01310-100/);
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(box().value).toBe('1000');
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });

  it('a town name shared by several states is asked for its state', async () => {
    const shop = createFakeApi();
    shop.once(findAddresses, says({ places: [], isCut: false, states: ['PI', 'RS'] }));
    await begun(shop);
    await say('rua sete 20 em bom jesus');
    expect((await search()).getByText(words.states)).toBeTruthy();
    await click('button', 'RS');
    expect(shop.callsOf(findAddresses).map(bodyOf).at(-1)).toMatchObject({ uf: 'RS' });
  });

  it('an address without a result says so and offers other ways', async () => {
    const shop = createFakeApi();
    shop.once(findAddresses, says({ places: [], isCut: false, states: [] }));
    await begun(shop);
    await say('rua sete 20 em campinas');
    expect((await search()).getByRole('status').textContent).toBe(words.nothing);
    expect((await search()).getByRole('link', { name: /Correios ?\(abre em outra aba\)$/ })).toBeTruthy();
    await say('01310100');
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });
});

describe('a visitor who does not know the postcode', () => {
  it('a button opens the address search, and a found postcode is taken', async () => {
    const page = await begun();
    await click('button', 'Não sei meu CEP');
    const street = (await search()).getByRole('textbox', { name: words.street });
    expect(document.activeElement).toBe(street);
    await click('button', words.search);
    expect((await search()).getByText(words.missing.street)).toBeTruthy();
    await userEvent.type(street, 'avenida paulista');
    await userEvent.type((await search()).getByRole('textbox', { name: words.city }), 'São Paulo');
    await click('button', words.search);
    expect(await results()).toBe(2);
    await click('button', /01310-200/);
    expect(page.route()).toBe('/checkout/nr-imovel/');
  });

  it('a sentence opens the address search, and a button closes it', async () => {
    await begun();
    await say('não sei meu cep');
    expect(screen.getByText(words.said.open)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Não sei meu CEP' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    await click('button', words.close);
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });
});

describe('the search by location', () => {
  type Asked = Geolocation['getCurrentPosition'];
  const allows = (getCurrentPosition: Asked) =>
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
    );
  const refuse =
    (code: number): Asked =>
    (_, refused) =>
      refused?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });

  it('the location is asked for only after a press and sent rounded', async () => {
    const asked = vi.fn<Asked>((found) => {
      const coords = { latitude: -23.564_512_3, longitude: -46.652_789_1 };
      found(JSON.parse(JSON.stringify({ coords, timestamp: 0 })));
    });
    allows(asked);
    const page = await begun();
    await click('button', 'Não sei meu CEP');
    expect(asked).not.toHaveBeenCalled();
    await click('button', words.locate);
    await settle();
    expect(page.shop.callsOf(findAddressesNear).map(bodyOf)).toEqual([
      { latitude: -23.5645, longitude: -46.6528 },
    ]);
    expect(await results()).toBe(1);
  });

  it.each([
    ['refused', 1, words.refusedLocation],
    ['not found', 2, words.failedLocation],
    ['late', 3, words.failedLocation],
  ])('a location that is %s shows an explanation', async (_, code, sentence) => {
    allows(refuse(code));
    await begun();
    await click('button', 'Não sei meu CEP');
    await click('button', words.locate);
    expect((await search()).getByText(sentence)).toBeTruthy();
  });
});
