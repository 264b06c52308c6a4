import { frame } from '../content/screens/frame.ts';
import { townName } from '../contract/town.ts';
import type { Facts } from '../funnel/facts.ts';
import type { Step } from '../funnel/steps/step.ts';
import { stepWordsOf } from '../funnel/words/step-words-of.ts';

/** What is being done while the visitor waits. */
export function waitingText({ id }: Step, { place }: Facts): string {
  const text = stepWordsOf(id).waiting?.bubble ?? frame.waiting;
  return typeof text === 'string' ? text : text(place?.neighborhood || townName(place?.city ?? ''));
}
