import type { Campaign } from './campaign.ts';
import { aliasOf, campaignByAddon, campaigns } from './campaigns.ts';

/** The team's name of a campaign. */
export const campaignTitle = ({ lpOrigin }: Pick<Campaign, 'lpOrigin'>): string =>
  lpOrigin.replace(/^LP /, '');

/** What an order without a campaign came from. */
const mainSite = 'Site principal';

/** The title of the campaign that a lead or an order names, by prefix or alias. Removed campaigns keep their prefix as title. */
export function storedCampaignTitle(name: string): string {
  if (name === '') return mainSite;
  return campaigns.some((campaign) => campaign.prefix === name || aliasOf(campaign) === name)
    ? campaignTitle(campaignByAddon(name))
    : name;
}
