import type { Campaign } from './campaign.ts';
import { aliasOf, campaignMeant, campaigns } from './campaigns.ts';

/** What the team calls a campaign: as its pages name themselves to the call centre. */
export const titleOf = ({ lpOrigin }: Pick<Campaign, 'lpOrigin'>): string => lpOrigin.replace(/^LP /, '');

/** The same by either of its names. One that is no longer there goes by its own. */
export const campaignTitle = (name: string): string =>
  campaigns.some((campaign) => campaign.prefix === name || aliasOf(campaign) === name)
    ? titleOf(campaignMeant(name))
    : name;
