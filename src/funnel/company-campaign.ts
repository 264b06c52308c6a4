import { type Campaign, standard } from './campaign.ts';
import { byPrefixLength } from './campaigns.ts';

/** The campaign that asks company data; of several, the one with the shortest prefix. */
export const companyCampaign: Campaign =
  byPrefixLength.find(({ personType }) => personType === 'pj') ?? standard;
