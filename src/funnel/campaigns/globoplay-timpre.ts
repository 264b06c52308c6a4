import { type Campaign, standardForLine } from '../campaign.ts';
import { streamingLanding } from '../landing.ts';

export const globoplayTimpre: Campaign = {
  ...standardForLine,
  prefix: 'globoplay/timpre',
  lpOrigin: 'LP Globoplay TIM Pré',
  sellsFrom: 'timpre',
  addonBonusPlan: 9003,
  noindex: true,
  landing: { ...streamingLanding('globoplay'), steadyBadge: true },
};
