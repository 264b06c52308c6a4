import { bankList } from '../../../server/catalogue/bank-list.ts';
import { complementTypes } from '../../../server/coverage/complement-types.ts';
import { dueDates } from '../../../src/contract/offer/due-dates.ts';
import { offeredDays } from '../../../src/contract/offered-days.ts';
import type { Asked, Understood } from '../../../src/conversation/understanding/reading.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import { order } from '../../../src/funnel/journeys/order.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { factsWith, fibre, plansIn, today } from '../../funnel/given.ts';

export const lists: Asked['lists'] = {
  banks: bankList,
  dueDates,
  installationDays: offeredDays(today),
  complementTypes,
};

const everyPlan = { plans: plansIn('plans.json'), infra: fibre };

/** The conversation waits for these steps, on Friday 20 November 2026, at Avenida Paulista, where every plan is sold. */
export const askedFor = (steps: StepId | readonly StepId[], facts: Partial<Facts> = {}): Asked => ({
  steps: [steps].flat().map(stepOf),
  journey: order.steps,
  facts: factsWith({ coverage: everyPlan, ...facts }),
  lists,
});

const one = (values: readonly string[]): string => values.join(' | ');

/** What was understood, short enough for a table. */
export function inShort(understood: Understood): string {
  const { kind } = understood;
  if (kind === 'answer')
    return Object.entries(understood.raw)
      .map(([name, values]) => `${name}=${one(values)}`)
      .join(', ');
  if (kind === 'proposal')
    return understood.answers
      .map(({ field, shown }) => `[${field}: ${shown}]`)
      .concat(understood.left === undefined ? [] : `+ ${understood.left}`)
      .join(' ');
  if (kind === 'option') return `option ${understood.name}=${understood.value}`;
  if (kind === 'command')
    return understood.command.name === 'correct'
      ? `/correct ${understood.command.step ?? '?'}`
      : `/${understood.command.name}`;
  if (kind === 'partial') return `kept ${understood.kept.field} ${understood.kept.text}: ${understood.asks}`;
  // A refusal of the field tells what is expected as well.
  if (kind === 'refused') return `unclear: ${understood.message}`;
  return kind === 'question' ? `? ${understood.reply}` : `unclear: ${understood.expected}`;
}

export const heard = (text: string, steps: StepId | readonly StepId[], facts: Partial<Facts> = {}): string =>
  inShort(understand(text, askedFor(steps, facts)));
