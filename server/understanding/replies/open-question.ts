import type { FieldWords } from '../../../src/content/steps/step-words.ts';
import { dueDates } from '../../../src/contract/offer/due-dates.ts';
import type { Campaign } from '../../../src/funnel/campaign.ts';
import { isFieldName } from '../../../src/funnel/fields/fields.ts';
import type { Journey } from '../../../src/funnel/journeys/journey.ts';
import { journeys } from '../../../src/funnel/journeys/journeys.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { stepOf, steps } from '../../../src/funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../src/funnel/words/every-step-words.ts';
import { expectedOf as expected } from '../../../src/funnel/words/expected-of.ts';
import { inWordsFor } from '../../../src/funnel/words/in-words-for.ts';
import type { Known } from '../resolve.ts';

export interface Heard extends Known {
  campaign: Campaign;
  /** The message in lower case without accents, without the values of other fields than the plan. */
  plain: string;
}

const journeyOf = ({ context: { journey }, campaign }: Heard): Journey =>
  journeys[journey ?? campaign.journey];

/** A customer renews a contract, and orders nothing new. */
export const renews = (heard: Heard): boolean => journeyOf(heard).steps.includes('confirmacao-renovacao');

/** The offers are those of a contract, which is proved first. */
export const needsContract = (heard: Heard): boolean => journeyOf(heard).steps.includes('consulta-cpf');

/** What is not known before the address, or before the contract is proved. */
export const notYet = (heard: Heard, said: { unknown: string; ofContract: string }): string =>
  needsContract(heard) && heard.context.covered === undefined ? said.ofContract : said.unknown;

const isStepId = (id: string): id is StepId => Object.hasOwn(steps, id);

const openSteps = ({ context }: Heard): Step[] => context.steps.filter(isStepId).map(stepOf);

export const openFields = ({ context: { open, waiting } }: Heard): string[] =>
  open.filter((name) => !waiting.includes(name));

/** The words of a field, for this kind of visitor; null if no step asks it. */
export function wordsOfField(name: string | undefined, heard: Heard): FieldWords | null {
  const isAsked = Object.values<Step>(steps).some(({ fields }) => fields.some((one) => one === name));
  if (name === undefined || !isFieldName(name) || !isAsked) return null;
  const words = fieldWordsOf(name, openSteps(heard));
  return inWordsFor(heard.campaign, words) ?? words;
}

export function expectedOf(heard: Heard): string {
  const { campaign, context } = heard;
  const { waiting, isOrdered, asksParts = false } = context;
  const open = openFields(heard).flatMap((name) =>
    wordsOfField(name, heard) && isFieldName(name) ? name : [],
  );
  return expected({ steps: openSteps(heard), open, waiting, isOrdered, asksParts, days: dueDates, campaign });
}
