import { campaignRows } from '../../catalogue/campaigns.ts';
import { type Campaign, standard } from './campaign.ts';
import { campaignOf } from './campaign-row.ts';

/** Every campaign. */
export const campaigns: readonly Campaign[] = [standard, ...campaignRows.map(campaignOf)];

const byPrefix = new Map<string, Campaign>(campaigns.map((campaign) => [campaign.prefix, campaign]));

export const campaignByPrefix = (prefix: string): Campaign => byPrefix.get(prefix) ?? standard;

/** The campaign's name in API calls. */
export const aliasOf = ({ alias, prefix }: Pick<Campaign, 'alias' | 'prefix'>): string => alias ?? prefix;

/** Shortest prefix first. */
export const byPrefixLength = campaigns.toSorted((one, other) => one.prefix.length - other.prefix.length);

/** The campaign of an API call, by prefix or alias. If several share an alias, the one with the shortest prefix. */
export const campaignByAddon = (addon = ''): Campaign =>
  byPrefix.get(addon) ?? byPrefixLength.find(({ alias }) => alias === addon) ?? standard;

type Right = NonNullable<Campaign['right']>;

/** Campaigns whose plans need this right. */
export const campaignsWithRight = (right: Right): readonly Campaign[] =>
  byPrefixLength.filter((campaign) => campaign.right === right);

export const campaignWithRight = (right: Right): Campaign => campaignsWithRight(right)[0] ?? standard;
