import { expect, it } from 'vitest';
import { bannerArt } from '../../../catalogue/campaigns.ts';
import { standard } from '../../../src/funnel/campaign.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { landingAt } from '../../../src/funnel/landing-at.ts';

const lookOf = (campaign: typeof standard) => {
  const { picture, accent } = landingAt(campaign, '/');
  return `${picture} ${accent} ${campaign.theme}`;
};

it.each(
  fileCampaigns.all.filter(({ landing }) => landing.words !== standard.landing.words).map((one) => [one]),
)('the first screen of $prefix looks different from that of the shop', (campaign) => {
  expect(lookOf(campaign)).not.toBe(lookOf(standard));
});

it('every campaign of the files has a banner', () => {
  expect(Object.keys(bannerArt).sort()).toEqual(fileCampaigns.all.map(({ prefix }) => prefix).sort());
});

it('campaigns with different words have different first screens', () => {
  const words = new Map<string, Set<string>>();
  for (const campaign of fileCampaigns.all) {
    const look = lookOf(campaign);
    words.set(look, (words.get(look) ?? new Set()).add(campaign.landing.words));
  }
  expect([...words].filter(([, said]) => said.size > 1)).toEqual([]);
});
