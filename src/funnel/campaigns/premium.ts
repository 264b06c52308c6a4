import { type Campaign, standard } from '../campaign.ts';

export const premium: Campaign = {
  ...standard,
  prefix: 'premium',
  lpOrigin: 'LP Premium',
  phones: { sales: false, support: true },
  flags: { premium: true, premium_special_offer: true },
  exclusions: ['d300a', 'd500a'],
};
