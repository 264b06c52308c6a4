import { frame } from '../content/screens/frame.ts';
import { townName } from '../contract/town.ts';
import type { Facts } from '../funnel/facts.ts';
import type { Step } from '../funnel/steps/step.ts';
import { everyStepWords } from '../funnel/words/every-step-words.ts';

/** What is being done while the visitor waits. */
export function waitingText({ id }: Step, { place }: Facts): string {
  const text = everyStepWords[id].waiting?.bubble ?? frame.waiting;
  return typeof text === 'string' ? text : text(place?.neighborhood || townName(place?.city ?? ''));
}
