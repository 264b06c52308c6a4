import type { StepWords } from '../content/steps/step-words.ts';
import type { Step } from '../funnel/steps/step.ts';
import { everyStepWords } from '../funnel/words/every-step-words.ts';
import { inWordsFor } from '../funnel/words/in-words-for.ts';
import { selectCampaign } from '../store/selectors.ts';
import { useAppSelector } from './store-hooks.ts';

type ButtonWords = Pick<StepWords, 'hint'> & Record<'action' | 'busy', string>;

/** A page with several steps has one button, with the words of the first step. */
export function useStepWords(steps: readonly Step[]): ButtonWords {
  const [first] = steps;
  const campaign = useAppSelector(selectCampaign);
  const words = first && inWordsFor(campaign, everyStepWords[first.id]);
  return { hint: words?.hint, action: words?.action ?? '', busy: words?.busy ?? '' };
}
