import { type Campaign, standard } from './campaign.ts';
import { campaignByAddon, campaignByPrefix, campaigns } from './campaigns.ts';
import { withoutSegments } from './without-segments.ts';

/** The mobile plans, as the campaigns for their customers are called in API calls. */
export const mobilePlans = ['controle', 'black', 'pre'] as const;

export type MobilePlan = (typeof mobilePlans)[number];

const linePrefixes = mobilePlans.map((plan) => campaignByAddon(plan).prefix);

/** The campaign of a mobile plan, combined with the current one if that combination exists. */
export function campaignForMobilePlan(plan: MobilePlan, { prefix }: Pick<Campaign, 'prefix'>): Campaign {
  const line = campaignByAddon(plan);
  const combined = `${withoutSegments(prefix, linePrefixes)}/${line.prefix}`;
  return campaigns.find((campaign) => campaign.prefix === combined) ?? line;
}

/** The campaign for visitors without a mobile line. */
export function campaignWithoutMobilePlan({ prefix }: Pick<Campaign, 'prefix'>): Campaign {
  const found = campaignByPrefix(withoutSegments(prefix, linePrefixes));
  return found.right === 'line' ? standard : found;
}
