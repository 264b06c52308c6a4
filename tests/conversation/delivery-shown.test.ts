import { expect, it } from 'vitest';
import { deliveryShown } from '../../src/conversation/transcript/delivery-shown.ts';
import type { Delivery, Item } from '../../src/conversation/transcript/transcript.ts';

const house: Item = { kind: 'house', id: 'q', text: '?' };
const said = (delivery: Delivery | null): Item => ({
  kind: 'visitor',
  id: String(delivery),
  step: 'nome',
  field: 'name',
  text: 'Ana',
  delivery,
});

it.each<[string, Item[], (Delivery | null)[]]>([
  ['an answer of its own', [house, said('sent')], [null, 'sent']],
  ['answers given together', [house, said('sent'), said('sent')], [null, null, 'sent']],
  ['the one that is still on its way', [house, said('sent'), said('kept')], [null, null, 'kept']],
  ['the one behind it', [house, said('kept'), said('sent')], [null, null, 'kept']],
  ['what only this page holds', [house, said('kept'), said('open')], [null, null, 'open']],
  ['nothing that is not sent', [house, said(null)], [null, null]],
  ['each question by itself', [house, said('sent'), house, said('kept')], [null, 'sent', null, 'kept']],
])('says of %s how far it came', (_, items, shown) => {
  expect(items.map((_item, place) => deliveryShown(items, place))).toEqual(shown);
});
