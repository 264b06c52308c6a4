import type { Campaign } from './campaign.ts';
import { aliasOf, campaignMeant, campaigns } from './campaigns.ts';

export interface Origin {
  /** The campaign's prefix or alias, empty without one. A host that does not send it says nothing of the campaign by it. */
  addon?: string | undefined;
  lp_origin?: string | undefined;
}

/**
 * The campaign that a lead was begun under; `here` where nothing of the lead says so. Two campaigns may share an alias:
 * the origin tells them apart, but it may also come from a link, so it never goes against the alias.
 */
export function campaignOfLead({ addon, lp_origin }: Origin, here: Campaign): Campaign {
  const meant = campaignMeant(addon);
  const fits = (campaign: Campaign) => addon === undefined || aliasOf(campaign) === aliasOf(meant);
  const byOrigin = campaigns.find((campaign) => campaign.lpOrigin === lp_origin && fits(campaign));
  if (byOrigin !== undefined) return byOrigin;
  return fits(here) ? here : meant;
}
