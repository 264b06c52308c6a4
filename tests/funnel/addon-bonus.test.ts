import { expect, it } from 'vitest';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';

it.each([
  ['timcontrole', 9001],
  ['timblack', 9002],
  ['timpre', 9003],
  ['b/timblack', 9002],
  ['globoplay/timcontrole', 9001],
  ['globoplay/timpre', 9003],
  ['globoplay', null],
  ['timblack/b', null],
  [undefined, null],
])('the campaign %s brings the bonus plan %s', (campaign, id) => {
  expect(fileCampaigns.byAddon(campaign).addonBonusPlan).toBe(id);
});
