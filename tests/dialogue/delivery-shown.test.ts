import { expect, it } from 'vitest';
import { type Delivery, deliveryShown, type Item } from '../../src/dialogue/transcript/transcript.ts';

const shop: Item = { kind: 'shop', id: 'q', text: '?' };
const said = (delivery: Delivery | null): Item => ({
  kind: 'visitor',
  id: String(delivery),
  step: 'nome',
  field: 'name',
  text: 'Ana',
  delivery,
});

it.each<[string, Item[], (Delivery | null)[]]>([
  ['an answer of its own', [shop, said('sent')], [null, 'sent']],
  ['answers given together', [shop, said('sent'), said('sent')], [null, null, 'sent']],
  ['the one that is still on its way', [shop, said('sent'), said('kept')], [null, null, 'kept']],
  ['the one behind it', [shop, said('kept'), said('sent')], [null, null, 'kept']],
  ['what only this page holds', [shop, said('kept'), said('open')], [null, null, 'open']],
  ['nothing that is not sent', [shop, said(null)], [null, null]],
  ['each question by itself', [shop, said('sent'), shop, said('kept')], [null, 'sent', null, 'kept']],
])('the delivery status is shown for %s', (_, items, shown) => {
  expect(items.map((_item, index) => deliveryShown(items, index))).toEqual(shown);
});
