import { listOf } from '../../content/list-of.ts';
import { plainBonus } from './speed-bonus.ts';

export interface NamedPlan {
  plan: string;
  benefits: readonly { benefit: string }[];
  addonBonus: readonly { addon_description: string }[];
}

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const bringsOf = ({ benefits, addonBonus }: NamedPlan): string[] => [
  ...benefits.map(({ benefit }) => benefit),
  ...addonBonus.map(plainBonus).map(inSentence),
];

/** A plan's name among those it is offered with; of those that share it, with what not all of them bring. */
export function planName(plan: NamedPlan, among: readonly NamedPlan[]): string {
  const others = among.filter((one) => one.plan === plan.plan).map(bringsOf);
  const own = bringsOf(plan).filter((what) => others.some((brought) => !brought.includes(what)));
  return own.length === 0 ? plan.plan : `${plan.plan} com ${listOf(own, 'e')}`;
}
