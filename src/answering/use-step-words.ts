import type { StepWords } from '../content/steps/step-words.ts';
import type { Step } from '../funnel/steps/step.ts';
import { selectCampaign } from '../store/selectors.ts';
import { inWordsFor } from './in-words-for.ts';
import { contentOf } from './preloading/preloadable.ts';
import { useAppSelector } from './store-hooks.ts';
import { stageWordsOf } from './words.ts';

type ButtonWords = Pick<StepWords, 'hint'> & Record<'action' | 'busy', string>;

/** A page with several steps has one button, with the words of the first step. */
export function useStepWords(steps: readonly Step[]): ButtonWords {
  const [first] = steps;
  const campaign = useAppSelector(selectCampaign);
  const words = first && inWordsFor(campaign, contentOf(stageWordsOf(first)).steps[first.id]);
  return { hint: words?.hint, action: words?.action ?? '', busy: words?.busy ?? '' };
}
