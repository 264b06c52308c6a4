import { type Campaign, standard } from './campaign.ts';
import { fileCampaigns } from './campaigns.ts';
import { withoutSegments } from './without-segments.ts';

/** The mobile plans, as the campaigns for their customers are called in API calls. */
export const mobilePlans = ['controle', 'black', 'pre'] as const;

export type MobilePlan = (typeof mobilePlans)[number];

const linePrefixes = mobilePlans.map((plan) => fileCampaigns.byAddon(plan).prefix);

/** The campaign of a mobile plan, combined with the current one if that combination exists. */
export function campaignForMobilePlan(plan: MobilePlan, { prefix }: Pick<Campaign, 'prefix'>): Campaign {
  const line = fileCampaigns.byAddon(plan);
  const combined = `${withoutSegments(prefix, linePrefixes)}/${line.prefix}`;
  return fileCampaigns.all.find((campaign) => campaign.prefix === combined) ?? line;
}

/** The campaign for visitors without a mobile line. */
export function campaignWithoutMobilePlan(own: Campaign): Campaign {
  const prefix = withoutSegments(own.prefix, linePrefixes);
  const found = prefix === own.prefix ? own : fileCampaigns.byPrefix(prefix);
  return found.right === 'line' ? standard : found;
}
