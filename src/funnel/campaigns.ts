import { campaignRows } from '../../catalogue/campaigns.ts';
import { type Campaign, standard } from './campaign.ts';
import { campaignOf } from './campaign-row.ts';

/** The campaigns of the files with those made in the panel, as one publication has them. */
export interface CampaignSet {
  /** Those of the files, then those made in the panel. */
  all: readonly Campaign[];
  made: readonly Campaign[];
  byPrefix(prefix: string): Campaign;
  /** The campaign of an API call, by prefix or alias. If several share an alias, the one with the shortest prefix. */
  byAddon(addon?: string): Campaign;
}

const ofFiles: readonly Campaign[] = [standard, ...campaignRows.map(campaignOf)];

/** Those of the files, shortest prefix first. */
export const byPrefixLength = ofFiles.toSorted((one, other) => one.prefix.length - other.prefix.length);

export function campaignSetOf(made: readonly Campaign[]): CampaignSet {
  const all = [...ofFiles, ...made];
  const named = (name: string) => all.find(({ prefix }) => prefix === name);
  return {
    all,
    made,
    byPrefix: (prefix) => named(prefix) ?? standard,
    byAddon: (addon = '') => named(addon) ?? byPrefixLength.find(({ alias }) => alias === addon) ?? standard,
  };
}

/** For whatever is the same with every publication. */
export const fileCampaigns: CampaignSet = campaignSetOf([]);

/** The campaign's name in API calls. */
export const aliasOf = ({ alias, prefix }: Pick<Campaign, 'alias' | 'prefix'>): string => alias ?? prefix;

type Right = NonNullable<Campaign['right']>;

/** Campaigns whose plans need this right. */
export const campaignsWithRight = (right: Right): readonly Campaign[] =>
  byPrefixLength.filter((campaign) => campaign.right === right);

export const campaignWithRight = (right: Right): Campaign => campaignsWithRight(right)[0] ?? standard;
