import { phones as numbers } from '../content/phones.ts';
import type { Campaign } from './campaign.ts';

/** The phone lines that a campaign shows. */
export const phoneLinesOf = ({ phones }: Pick<Campaign, 'phones'>): ('sales' | 'support')[] =>
  (['sales', 'support'] as const).filter((line) => phones[line]);

/** The wanted line, or the other one if the campaign hides it; each shows at least one. */
export const phoneFor = ({ phones }: Pick<Campaign, 'phones'>, wanted: 'sales' | 'support') =>
  numbers[phones[wanted] ? wanted : wanted === 'sales' ? 'support' : 'sales'];
