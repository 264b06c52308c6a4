import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const premium: Campaign = {
  ...standard,
  prefix: 'premium',
  lpOrigin: 'LP Premium',
  sellsFrom: 'premium',
  phones: { sales: false, support: true },
  flags: { premium: true, premium_special_offer: true },
  exclusions: ['d300a', 'd500a'],
  landing: { ...standardLanding, words: 'premium', planList: 'all' },
};
