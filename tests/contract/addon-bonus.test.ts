import { expect, it } from 'vitest';
import { idPlanAddonBonusOf } from '../../src/contract/addon-bonus.ts';

it.each([
  ['timcontrole', 9001],
  ['timblack', 9002],
  ['timpre', 9003],
  ['b/timblack', 9002],
  ['globoplay/timcontrole', 9001],
  ['globoplay/timpre', 9003],
  ['globoplay', undefined],
  ['timblack/b', undefined],
  [undefined, undefined],
])('%s brings the bonus plan %s', (campaign, id) => {
  expect(idPlanAddonBonusOf(campaign)).toBe(id);
});
