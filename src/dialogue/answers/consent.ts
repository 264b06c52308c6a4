import { consentReplies } from '../../content/conversation/consent-replies.ts';
import { planWords } from '../../content/screens/plans.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import { penaltyOf } from '../../funnel/plans/offer-terms.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import { planInWords } from '../options/plan-in-words.ts';

const consent: FieldName = 'accept_information';

/** Whether these answers are the consent that orders. It is never asked together with other answers. */
export const isConsent = (answers: readonly { field: FieldName }[]): boolean =>
  answers.length > 0 && answers.every(({ field }) => field === consent);

/** Asks whether the visitor accepts the conditions, for words that order without saying so. */
export function consentQuestion(facts: Facts): string {
  const plan = chosenPlan(facts);
  const { of, ask } = consentReplies.order;
  if (plan === null) return ask;
  const months = plan.loyaltyMonths ?? 0;
  const day = shownAnswer('schedules', facts);
  const loyalty = months === 0 ? [] : [`${planWords.loyalty(months, penaltyOf(plan))}.`];
  return [of([planInWords(plan, facts), ...(day ? [day] : [])]), ask, ...loyalty].join(' ');
}
