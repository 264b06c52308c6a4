import { expect, it } from 'vitest';
import { conditionOf } from '../../src/funnel/plans/condition-of.ts';

const priced = { price: 69.99, price_with_dacc: 59.99, discount: 40, discountMonths: 12 };

it.each([
  ['no débito automático, por 12 meses', {}],
  ['no débito automático, por 6 meses', { discountMonths: 6 }],
  ['no débito automático', { discount: 0 }],
  ['no débito automático', { discountMonths: 0 }],
  ['por 12 meses', { price: 59.99 }],
  ['', { price: 59.99, discount: 0 }],
])("the condition of a price is '%s'", (said, differs) => {
  expect(conditionOf({ ...priced, ...differs })).toBe(said);
});
