import type { Campaign } from './campaign.ts';
import { aliasOf, campaignByAddon, campaigns } from './campaigns.ts';

/** The team's name of a campaign. */
export const campaignTitle = ({ lpOrigin }: Pick<Campaign, 'lpOrigin'>): string =>
  lpOrigin.replace(/^LP /, '');

/** The title of a campaign by prefix or alias. Removed campaigns keep their prefix as title. */
export const campaignTitleByAddon = (name: string): string =>
  campaigns.some((campaign) => campaign.prefix === name || aliasOf(campaign) === name)
    ? campaignTitle(campaignByAddon(name))
    : name;
