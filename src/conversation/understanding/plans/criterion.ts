import type { Plan } from '../../../contract/offer/plan.ts';
import { speedBonusOf } from '../../../funnel/landing-plans/speed-bonus-of.ts';

type Plans = readonly Plan[];

/** One condition on the plan in a message. */
export interface Criterion {
  about: 'speed' | 'service' | 'price' | 'rank' | 'place';
  /** The plans that meet it. */
  keep: (plans: Plans) => Plans;
  /** The nearest plans, if none meets it. */
  near?: (plans: Plans) => Plans;
  /** 'Até 120 reais', 'pelo menos 600'. */
  isBound?: boolean;
  /** A bound or a guess: the plan that fits is proposed. */
  isRough?: boolean;
}

/** Its place in the message. */
export interface Said {
  criterion: Criterion;
  from: number;
  to: number;
}

export type CriterionReader = (plain: string, plans: Plans) => readonly Said[];

export const saidAt = (match: RegExpExecArray, criterion: Criterion): Said => ({
  criterion,
  from: match.index,
  to: match.index + match[0].length,
});

export const monthly = ({ price_with_dacc }: Plan): number => price_with_dacc;
export const speed = ({ plan_download }: Plan): number => plan_download;

const withoutServices = (plans: Plans): Plans =>
  plans.filter(({ subscriptions }) => subscriptions.length === 0);

/** The plans without services; all of them where each has one. */
export const plainOnes = (plans: Plans): Plans => {
  const plain = withoutServices(plans);
  return plain.length > 0 ? plain : plans;
};

const leastForMiddle = 3;
/** Of which a middle is meant: one speed each, where there are several; nobody who says 'o do meio' asks for a service. */
export const plansWithMiddle = (plans: Plans): Plans => {
  const plain = withoutServices(plans);
  return plain.length >= leastForMiddle ? plain : plans;
};

/** With what the plan adds to it for good: the 600 Mega with 100 of bonus is the '700 mega' of an advertisement. */
export function speedWithBonus(plan: Plan): number {
  const bonus = speedBonusOf(plan);
  return speed(plan) + (bonus?.lasts === 'forever' ? bonus.mega : 0);
}

/** The plans whose value is nearest to a number. */
export function nearest(plans: Plans, of: (plan: Plan) => number, to: number): Plans {
  const least = Math.min(...plans.map((plan) => Math.abs(of(plan) - to)));
  return plans.filter((plan) => Math.abs(of(plan) - to) === least);
}

/** The text with blanks in place of what was read, so that other places stay where they are. */
export const blanked = (plain: string, said: readonly Said[]): string =>
  said.reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), plain);
