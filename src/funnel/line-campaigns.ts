import type { Campaign } from './campaign.ts';
import { timblack } from './campaigns/timblack.ts';
import { timcontrole } from './campaigns/timcontrole.ts';
import { timpre } from './campaigns/timpre.ts';
import { campaignByPrefix, campaigns } from './campaigns.ts';
import { withoutSegments } from './without-segments.ts';

/** Campaigns for customers with a mobile line, one per mobile plan. */
const lines = { controle: timcontrole, black: timblack, pre: timpre } as const;

export type MobilePlan = keyof typeof lines;

export const mobilePlans: readonly MobilePlan[] = ['controle', 'black', 'pre'];

const linePrefixes = Object.values(lines).map(({ prefix }) => prefix);

/** The campaign of a mobile plan, combined with the current one if that combination exists. */
export function campaignForMobilePlan(plan: MobilePlan, { prefix }: Pick<Campaign, 'prefix'>): Campaign {
  const combined = `${withoutSegments(prefix, linePrefixes)}/${lines[plan].prefix}`;
  return campaigns.find((campaign) => campaign.prefix === combined) ?? lines[plan];
}

/** The campaign for visitors without a mobile line. */
export const campaignWithoutMobilePlan = ({ prefix }: Pick<Campaign, 'prefix'>): Campaign =>
  campaignByPrefix(withoutSegments(prefix, linePrefixes));
