import type { Campaign } from './campaign.ts';
import { aliasOf, fileCampaigns } from './campaigns.ts';

export interface Origin {
  /** The campaign's prefix or alias, empty without a campaign. Missing if the host does not send it. */
  addon?: string | undefined;
  lp_origin?: string | undefined;
}

/**
 * The campaign a lead was started under; `here` if the lead does not tell. Campaigns may share an alias, so the origin
 * tells them apart. The origin may come from a link, so it never overrides the alias.
 */
export function campaignOfLead({ addon, lp_origin }: Origin, here: Campaign): Campaign {
  const own = fileCampaigns.byAddon(addon);
  const fits = (campaign: Campaign) => addon === undefined || aliasOf(campaign) === aliasOf(own);
  const byOrigin = fileCampaigns.all.find((campaign) => campaign.lpOrigin === lp_origin && fits(campaign));
  if (byOrigin !== undefined) return byOrigin;
  return fits(here) ? here : own;
}
