import type { Step } from '../funnel/step.ts';
import { selectCampaign } from '../store/selectors.ts';
import { contentOf, preloaded } from './preloading/preloadable.ts';
import { useAppSelector } from './store-hooks.ts';
import { wordsOfStep } from './words.ts';
import { inWordsFor } from './words-for.ts';
import type { StepWords } from './words-shape.ts';

const wordless = preloaded<{ steps: Record<string, StepWords> }>({ steps: {} });
const silence: StepWords = { action: '', busy: '' };

/** A page of several steps has one button: it says what becomes of the first of them. */
export function useStepWords(steps: readonly Step[]): StepWords {
  const [first] = steps;
  const words = contentOf((first && wordsOfStep(first)) ?? wordless);
  const campaign = useAppSelector(selectCampaign);
  return (first && inWordsFor(campaign, words.steps[first.id])) ?? silence;
}
