import type { Campaign } from './campaign.ts';
import { byPrefixLength } from './campaigns.ts';

/** The campaign that asks company data; of several, the one with the shortest prefix. */
export const companyCampaign: Campaign | undefined = byPrefixLength.find(
  ({ personType }) => personType === 'pj',
);
