import type { Campaign } from './campaign.ts';
import { timblack } from './campaigns/timblack.ts';
import { timcontrole } from './campaigns/timcontrole.ts';
import { timpre } from './campaigns/timpre.ts';
import { campaignOf, campaigns } from './campaigns.ts';

/** Campaigns for customers with a mobile line, one per mobile plan. */
const lines = { controle: timcontrole, black: timblack, pre: timpre } as const;

export type MobilePlan = keyof typeof lines;

export const mobilePlans: readonly MobilePlan[] = ['controle', 'black', 'pre'];

const ofLine: ReadonlySet<string> = new Set(Object.values(lines).map(({ prefix }) => prefix));

/** The prefix without the mobile plan: 'globoplay/timpre' → 'globoplay'. */
const besideLine = (prefix: string): string => {
  const parts = prefix.split('/');
  return parts.filter((part) => !ofLine.has(part)).join('/');
};

/** The campaign of a mobile plan, combined with the current one if that combination exists. */
export function campaignOfLine(plan: MobilePlan, { prefix }: Pick<Campaign, 'prefix'>): Campaign {
  const combined = `${besideLine(prefix)}/${lines[plan].prefix}`;
  return campaigns.find((campaign) => campaign.prefix === combined) ?? lines[plan];
}

/** The campaign for visitors without a mobile line. */
export const campaignWithoutLine = ({ prefix }: Pick<Campaign, 'prefix'>): Campaign =>
  campaignOf(besideLine(prefix));
