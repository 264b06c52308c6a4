import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const premium: Campaign = {
  ...standard,
  prefix: 'premium',
  lpOrigin: 'LP Premium',
  phones: { sales: false, support: true },
  flags: { premium: true, premium_special_offer: true },
  exclusions: ['d300a', 'd500a'],
};

export const premiumLanding: Landing = { ...standardLanding, words: 'premium', planList: 'all' };
