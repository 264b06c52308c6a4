import { expect, it } from 'vitest';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import {
  campaignForMobilePlan,
  campaignWithoutMobilePlan,
  mobilePlans,
} from '../../../src/funnel/line-campaigns.ts';

it.each([
  ['', 'timcontrole timblack timpre', ''],
  ['timblack', 'timcontrole timblack timpre', ''],
  ['b', 'timcontrole b/timblack timpre', 'b'],
  ['b/timblack', 'timcontrole b/timblack timpre', 'b'],
  ['globoplay', 'globoplay/timcontrole globoplay/timblack globoplay/timpre', 'globoplay'],
  ['globoplay/timpre', 'globoplay/timcontrole globoplay/timblack globoplay/timpre', 'globoplay'],
  ['b/r', 'timcontrole timblack timpre', 'b/r'],
])("a visitor with a line from '%s' goes on in %s, and without one in '%s'", (prefix, ways, without) => {
  const campaign = fileCampaigns.byPrefix(prefix);
  expect(mobilePlans.map((plan) => campaignForMobilePlan(plan, campaign).prefix).join(' ')).toBe(ways);
  expect(campaignWithoutMobilePlan(campaign).prefix).toBe(without);
});

it('every mobile plan leads to a campaign that starts with the line', () => {
  for (const campaign of fileCampaigns.all)
    for (const plan of mobilePlans)
      expect(campaignForMobilePlan(plan, campaign).before, campaign.prefix).toEqual(['consulta-telefone']);
});
