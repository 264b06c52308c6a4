import { describe, expect, it } from 'vitest';
import { campaignOfLead } from '../../../src/funnel/campaign-of-lead.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { planFileOf } from '../../../src/funnel/sellers.ts';

const prefixOf = (lead: Parameters<typeof campaignOfLead>[0], here: string) =>
  campaignOfLead(lead, fileCampaigns.byPrefix(here)).prefix;

describe('the campaign of a lead', () => {
  it.each([
    ['stays that of the address where the lead says nothing', {}, 'fluxo', 'fluxo'],
    ['is the one of its origin where it names none', { lp_origin: 'LP B' }, 'fluxo', 'b'],
    [
      'stays that of the address where its origin is no campaign’s',
      { lp_origin: 'Anúncio' },
      'fluxo',
      'fluxo',
    ],
    ['is the standard one where it was begun under none', { addon: '' }, 'timblack', ''],
    ['is the one of its alias', { addon: 'black' }, '', 'timblack'],
    [
      'with an alias of two is told by the origin',
      { addon: 'black', lp_origin: 'LP B TIM Black' },
      '',
      'b/timblack',
    ],
    [
      'with an alias of two stays where it is, if that is one of them',
      { addon: 'black' },
      'b/timblack',
      'b/timblack',
    ],
    [
      'does not follow an origin that goes against its alias',
      { addon: 'black', lp_origin: 'LP B' },
      '',
      'timblack',
    ],
  ])('the campaign of a lead: %s', (_, lead, here, prefix) => {
    expect(prefixOf(lead, here)).toBe(prefix);
  });

  it('the campaign of a lead is found by what every campaign sends', () => {
    const lost = fileCampaigns.all.filter(
      ({ prefix, alias, lpOrigin }) =>
        prefixOf({ addon: alias ?? prefix, lp_origin: lpOrigin }, '') !== prefix,
    );
    expect(lost.map(({ prefix }) => prefix)).toEqual([]);
  });
});

it.each([
  ['refidelizacao', 'renewal.json'],
  ['black', 'timblack.json'],
  [undefined, planFileOf('', fileCampaigns)],
])('a call with the campaign %j uses the plan file %s', (addon, file) => {
  expect(planFileOf(addon, fileCampaigns)).toBe(file);
});
