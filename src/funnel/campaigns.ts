import { campaignRows } from '../../catalogue/campaigns.ts';
import { type Campaign, standard } from './campaign.ts';
import { campaignOf } from './campaign-row.ts';

/** Campaigns of the files. */
export const fileCampaigns: readonly Campaign[] = [standard, ...campaignRows.map(campaignOf)];

const all = [...fileCampaigns];

/** Every campaign: those of the files, then those made in the panel. */
export const campaigns: readonly Campaign[] = all;

/**
 * Takes the campaigns made in the panel, in place of those taken before. The server takes them with each publication, a
 * page of such a campaign the one that its document names.
 */
export function takeCampaigns(made: readonly Campaign[]): void {
  all.splice(fileCampaigns.length, all.length, ...made);
}

export const campaignByPrefix = (prefix: string): Campaign =>
  campaigns.find((campaign) => campaign.prefix === prefix) ?? standard;

/** The campaign's name in API calls. */
export const aliasOf = ({ alias, prefix }: Pick<Campaign, 'alias' | 'prefix'>): string => alias ?? prefix;

/** Those of the files, shortest prefix first. */
export const byPrefixLength = fileCampaigns.toSorted((one, other) => one.prefix.length - other.prefix.length);

/** The campaign of an API call, by prefix or alias. If several share an alias, the one with the shortest prefix. */
export const campaignByAddon = (addon = ''): Campaign =>
  campaigns.find(({ prefix }) => prefix === addon) ??
  byPrefixLength.find(({ alias }) => alias === addon) ??
  standard;

type Right = NonNullable<Campaign['right']>;

/** Campaigns whose plans need this right. */
export const campaignsWithRight = (right: Right): readonly Campaign[] =>
  byPrefixLength.filter((campaign) => campaign.right === right);

export const campaignWithRight = (right: Right): Campaign => campaignsWithRight(right)[0] ?? standard;
