import { expect, it } from 'vitest';
import { campaignOf, campaigns } from '../../../src/funnel/campaigns.ts';
import { campaignOfLine, campaignWithoutLine, mobilePlans } from '../../../src/funnel/line-campaigns.ts';

it.each([
  ['', 'timcontrole timblack timpre', ''],
  ['timblack', 'timcontrole timblack timpre', ''],
  ['b', 'timcontrole b/timblack timpre', 'b'],
  ['b/timblack', 'timcontrole b/timblack timpre', 'b'],
  ['globoplay', 'globoplay/timcontrole globoplay/timblack globoplay/timpre', 'globoplay'],
  ['globoplay/timpre', 'globoplay/timcontrole globoplay/timblack globoplay/timpre', 'globoplay'],
  ['b/r', 'timcontrole timblack timpre', 'b/r'],
])("a visitor with a line from '%s' goes on in %s, and without one in '%s'", (prefix, ways, without) => {
  const campaign = campaignOf(prefix);
  expect(mobilePlans.map((plan) => campaignOfLine(plan, campaign).prefix).join(' ')).toBe(ways);
  expect(campaignWithoutLine(campaign).prefix).toBe(without);
});

it('every mobile plan leads to a campaign that starts with the line', () => {
  for (const campaign of campaigns)
    for (const plan of mobilePlans)
      expect(campaignOfLine(plan, campaign).before, campaign.prefix).toEqual(['consulta-telefone']);
});
