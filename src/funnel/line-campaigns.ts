import type { Campaign } from './campaign.ts';
import { timblack } from './campaigns/timblack.ts';
import { timcontrole } from './campaigns/timcontrole.ts';
import { timpre } from './campaigns/timpre.ts';
import { campaignOf, campaigns } from './campaigns.ts';

/** The campaigns for whoever has a line of the operator's, each for one mobile plan. */
const lines = { controle: timcontrole, black: timblack, pre: timpre } as const;

export type MobilePlan = keyof typeof lines;

export const mobilePlans: readonly MobilePlan[] = ['controle', 'black', 'pre'];

const ofLine: ReadonlySet<string> = new Set(Object.values(lines).map(({ prefix }) => prefix));

/** What a campaign is besides the mobile plan that its address ends with: 'globoplay/timpre' → 'globoplay'. */
const besideLine = (prefix: string): string => {
  const parts = prefix.split('/');
  return parts.filter((part) => !ofLine.has(part)).join('/');
};

/** Where the holder of a mobile plan goes on: in the combination with this campaign where there is one. */
export function campaignOfLine(plan: MobilePlan, { prefix }: Pick<Campaign, 'prefix'>): Campaign {
  const combined = `${besideLine(prefix)}/${lines[plan].prefix}`;
  return campaigns.find((campaign) => campaign.prefix === combined) ?? lines[plan];
}

/** Where somebody without a line goes on. */
export const campaignWithoutLine = ({ prefix }: Pick<Campaign, 'prefix'>): Campaign =>
  campaignOf(besideLine(prefix));
