import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sideQuestionWords } from '../../src/content/conversation/side-questions.ts';
import { toneSentences } from '../../src/content/conversation/tone.ts';
import { addressSearchWords as words } from '../../src/content/screens/address-search.ts';
import { findAddresses, findAddressesNear } from '../../src/contract/calls/address-search.ts';
import { selectFacts } from '../../src/store/selectors.ts';
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
    await click('button', /01310-100/);
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(box().value).toBe('1000');
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  });

  it('a flat told with the address is offered again where the number is told alone', async () => {
    const page = await begun();
    await say('moro na av paulista 1000 ap 42 em são paulo');
    await click('button', /01310-100/);
    expect(box().value).toBe('1000');
    await userEvent.type(box(), '{Enter}');
    await settle();
    expect(page.route()).not.toBe('/checkout/nr-imovel/');
    expect(screen.getByText('ap 42')).toBeTruthy();
    await say('sim');
    expect(selectFacts(page.store.getState()).answers.complement?.text).toBe('ap 42');
  });

  it.each(['são paulo', 'boa tarde, quero contratar internet pro meu apartamento em são paulo'])(
    'town, street and house number come one by one: %s',
    async (town) => {
      const page = await begun();
      await say(town);
      await say('av paulista');
      expect(page.shop.callsOf(findAddresses).map(bodyOf)).toEqual([
        { street: 'Av Paulista', city: 'São Paulo' },
      ]);
      await say('1000');
      await click('button', /01310-100/);
      expect(box().value).toBe('1000');
    },
  );

  it('an address without a town is asked for the town, which can be typed in the same field', async () => {
    const page = await begun();
    await say('av paulista 1000');
    expect(screen.getByText(words.said.whichTown('Av Paulista'))).toBeTruthy();
    expect(page.shop.callsOf(findAddresses)).toEqual([]);
    await say('são paulo sp');
    expect(page.shop.callsOf(findAddresses).map(bodyOf)).toEqual([
      { street: 'Av Paulista', city: 'São Paulo', uf: 'SP' },
    ]);
    expect(await results()).toBe(1);
    await click('button', words.others);
    expect(await results()).toBe(2);
  });

  it('an address beside words in another language is kept, and its town is asked for after the reply to them', async () => {
    const page = await begun();
    await say('Hello, I live at Rua Augusta 100');
    expect(screen.getByText(`${toneSentences.english} ${words.said.whichTown('Rua Augusta')}`)).toBeTruthy();
    expect(page.store.getState().addressSearch.question).toMatchObject({
      street: 'Rua Augusta',
      number: '100',
    });
  });

  it.each(['sim', 'não'])(
    'the answer "%s" to the question for the town is not searched as a town',
    async (reply) => {
      const page = await begun();
      await say('av paulista 1000');
      await say(reply);
      expect(screen.getAllByText(words.said.whichTown('Av Paulista'))).toHaveLength(2);
      expect(page.shop.callsOf(findAddresses)).toEqual([]);
    },
  );

  it.each(['sim', 'é esse mesmo', 'esse'])(
    'a single postcode found for an address is taken when the visitor says "%s"',
    async (reply) => {
      const page = await begun();
      await say('av paulista 1000 em são paulo');
      await say(reply);
      await settle();
      expect(page.route()).toBe('/checkout/nr-imovel/');
      expect(box().value).toBe('1000');
    },
  );

  it('a yes to several found postcodes asks the visitor to tap one', async () => {
    const page = await begun();
    await say('av paulista em são paulo');
    const { length } = (await search()).getAllByRole('listitem');
    await say('sim');
    expect(screen.getAllByText(words.found(length))).toHaveLength(2);
    expect(page.route()).toBe('/checkout/cep/');
  });

  it('a visitor who rejects the found postcode is asked for the address again', async () => {
    await begun();
    await say('av paulista 1000 em são paulo');
    await say('não é essa');
    expect(screen.getByText(words.said.otherStreet)).toBeTruthy();
    expect((await search()).queryAllByRole('listitem')).toHaveLength(0);
  });

  it('an address beside other answers is searched, and the other answers wait for a yes', async () => {
    const page = await begun();
    await say('moro na rua das flores 20 em campinas, meu email é ana@exemplo.com.br');
    expect(page.shop.callsOf(findAddresses)).toHaveLength(1);
    expect(screen.getByText('ana@exemplo.com.br')).toBeTruthy();
  });

  it('what waits for a yes beside an address still waits once its postcode is tapped', async () => {
    const page = await begun();
    await say('moro na av paulista 1000 em são paulo, nasci em 12/03/1990');
    await click('button', /01310-100/);
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(screen.getByRole('button', { name: sideQuestionWords.several.yes })).toBeTruthy();
    await click('button', sideQuestionWords.several.yes);
    expect(page.store.getState().answers.values).toMatchObject({ birth_date: '12/03/1990' });
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
    expect((await search()).getByRole('link', { name: /Correios/ })).toBeTruthy();
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

describe('a wish for internet that names no town', () => {
  it.each(['quero internet em casa', 'quero internet em promoção', 'quero internet em dezembro'])(
    'opens no search: %s',
    async (said) => {
      await begun();
      await say(said);
      expect(screen.queryByRole('region', { name: words.title })).toBeNull();
    },
  );
});
