import { replies } from '../../content/conversation/replies.ts';
import type { FieldWords } from '../../content/steps/step-words.ts';
import type { Campaign } from '../campaign.ts';
import type { FieldName } from '../fields/answer-values.ts';
import type { Step } from '../steps/step.ts';
import { fieldWordsOf } from './every-step-words.ts';
import { inWordsFor } from './in-words-for.ts';

/** What a message may answer. */
export interface Expecting {
  /** The open steps. */
  steps: readonly Step[];
  /** The fields that are to be told. */
  open: readonly FieldName[];
  /** The fields whose value waits for a yes. */
  waiting: readonly string[];
  isOrdered: boolean;
  /** The network wants the complement in named parts. */
  asksParts: boolean;
  /** The days on which a bill may be due. */
  days: readonly number[];
  campaign: Campaign;
}

/** The words of a field for this kind of visitor. */
const wordsOf = (name: FieldName, { steps, campaign }: Expecting): FieldWords => {
  const words = fieldWordsOf(name, steps);
  return inWordsFor(campaign, words) ?? words;
};

/** Says what to write. */
export function expectedOf(expecting: Expecting): string {
  const { steps, waiting, isOrdered, asksParts } = expecting;
  const open = expecting.open.filter((name) => !waiting.includes(name));
  // A card of which a part waits still asks for the rest.
  const isOfCard = steps.some(({ fields }) => fields.some((name) => waiting.includes(name)));
  if (waiting.length > 0 && !(isOfCard && open.length > 0)) return replies.confirmsFirst;
  const [first, another] = open;
  if (first === undefined) {
    if (isOrdered) return replies.done;
    return steps.length > 0 ? replies.nothingAsked : replies.waiting;
  }
  if (another !== undefined)
    return replies.expectedOfCard(open.map((name) => wordsOf(name, expecting).inSentence));
  if (first === 'due_date') return replies.expectedDay(expecting.days.map(String));
  if (first === 'complement' && asksParts) return replies.structuredComplement;
  return wordsOf(first, expecting).expected;
}
