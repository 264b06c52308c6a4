import type { Campaign } from './campaign.ts';

/** The phone lines that a campaign shows. */
export const phoneLinesOf = ({ phones }: Pick<Campaign, 'phones'>): ('sales' | 'support')[] =>
  (['sales', 'support'] as const).filter((line) => phones[line]);
