import { mainSiteTitle } from '../content/operator/list-words.ts';
import type { Campaign } from './campaign.ts';
import { aliasOf, type CampaignSet } from './campaigns.ts';

/** The team's name of a campaign. */
export const campaignTitle = ({ prefix, lpOrigin }: Pick<Campaign, 'prefix' | 'lpOrigin'>): string =>
  prefix === '' ? mainSiteTitle : lpOrigin.replace(/^LP /, '');

/** The title of the campaign that a lead or an order names, by prefix or alias. Removed campaigns keep their prefix as title. */
export function storedCampaignTitle(name: string, { all, byAddon }: CampaignSet): string {
  if (name === '') return mainSiteTitle;
  return all.some((campaign) => campaign.prefix === name || aliasOf(campaign) === name)
    ? campaignTitle(byAddon(name))
    : name;
}
