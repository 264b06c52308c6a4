import { expect, it } from 'vitest';
import { findAddresses, findAddressesNear } from '../../src/contract/calls/address-search.ts';
import { addressSearchClosed, addressTold, positionTold } from '../../src/store/address-search.ts';
import { bodyOf, heldReply, noLine, onPaulista, refuses, says } from './fake-api.ts';
import { came } from './visit.ts';

const told = { street: 'av paulista', number: '1000', city: 'São Paulo', uf: '' };

it('the address search sends street and town but never the house number', async () => {
  const { shop, tab } = await came('/checkout/cep/');
  tab.store.dispatch(addressTold(told));
  const { addressSearch } = await tab.rest();
  expect(addressSearch).toMatchObject({ isOpen: true, result: { kind: 'found', places: onPaulista } });
  expect(shop.callsOf(findAddresses).map(bodyOf)).toEqual([{ street: 'av paulista', city: 'São Paulo' }]);
});

it('the address search sends nothing without a town', async () => {
  const { shop, tab } = await came('/checkout/cep/');
  tab.store.dispatch(addressTold({ ...told, city: '' }));
  await tab.rest();
  expect(shop.callsOf(findAddresses)).toEqual([]);
});

it('a newer address search wins over the late reply of an older one', async () => {
  const { shop, tab } = await came('/checkout/cep/');
  const held = heldReply();
  shop.once(findAddresses, held.rule);
  tab.store.dispatch(addressTold({ ...told, city: 'Campinas' }));
  await tab.rest();
  tab.store.dispatch(addressTold(told));
  await tab.until(({ addressSearch }) => addressSearch.result.kind === 'found');
  held.answer(says({ places: [], isCut: false, states: [] }));
  const { addressSearch } = await tab.rest();
  expect(addressSearch.result).toMatchObject({ places: onPaulista });
});

it('an address search closed before its reply stays closed', async () => {
  const { shop, tab } = await came('/checkout/cep/');
  const held = heldReply();
  shop.once(findAddresses, held.rule);
  tab.store.dispatch(addressTold(told));
  await tab.rest();
  tab.store.dispatch(addressSearchClosed());
  held.answer(says({ places: [], isCut: false, states: [] }));
  const { addressSearch } = await tab.rest();
  expect(addressSearch).toMatchObject({ isOpen: false, result: { kind: 'none' } });
});

it.each([
  ['no line', noLine],
  ['a refusal', refuses(422, 'invalid', 'Não encontrei essa cidade.')],
])('a failed address search says why: %s', async (_, reply) => {
  const { shop, tab } = await came('/checkout/cep/');
  shop.once(findAddresses, reply);
  tab.store.dispatch(addressTold(told));
  const { addressSearch } = await tab.rest();
  expect(addressSearch.result).toMatchObject({ kind: 'refused', message: expect.any(String) });
});

it('a search by location keeps the found places but not the position', async () => {
  const { shop, tab } = await came('/checkout/cep/');
  const place = { latitude: -23.5645, longitude: -46.6527 };
  tab.store.dispatch(positionTold(place));
  const state = await tab.rest();
  expect(shop.callsOf(findAddressesNear).map(bodyOf)).toEqual([place]);
  expect(state.addressSearch.result).toMatchObject({ kind: 'found' });
  expect(JSON.stringify(state)).not.toContain('23.56');
});
