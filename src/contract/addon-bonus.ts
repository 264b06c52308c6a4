import { campaignMeant } from './campaign-aliases.ts';

/** The mobile plan whose bonus comes on top of the fibre, by the mobile campaign that a visitor came for. */
const bonusPlans: ReadonlyMap<string, number> = new Map([
  ['timcontrole', 9001],
  ['timblack', 9002],
  ['timpre', 9003],
]);

/** A combination sells the mobile brand that its prefix ends with: 'globoplay/timblack'. */
export const idPlanAddonBonusOf = (campaign: string | undefined): number | undefined =>
  bonusPlans.get(campaignMeant(campaign).split('/').at(-1) ?? '');
