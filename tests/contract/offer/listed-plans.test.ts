import { expect, it } from 'vitest';
import { readListedPlans, writeListedPlans } from '../../../src/contract/offer/listed-plans.ts';
import { plansOf } from '../../funnel/given.ts';

it('the plans that a document lists are read with their prices', () => {
  const plans = plansOf('d600a', 'd500a');
  const read = readListedPlans(writeListedPlans(plans));
  expect(read.map(({ sku, price_with_dacc }) => [sku, price_with_dacc])).toEqual(
    plans.map(({ sku, price_with_dacc }) => [sku, price_with_dacc]),
  );
});

it.each([
  ['a document without a list of plans', ''],
  ['a list of plans that was cut off', '[{"id":1'],
  ['a list of plans of another shape', '[{"name":"1 Giga"}]'],
])('%s lists no plans', (_title, text) => {
  expect(readListedPlans(text)).toEqual([]);
});
