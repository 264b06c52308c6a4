import type { Step } from '../funnel/step.ts';
import { atHand, contentOf } from './shelf.ts';
import { shelfOfStep } from './words.ts';
import type { StepWords } from './words-shape.ts';

const wordless = atHand<{ steps: Record<string, StepWords> }>({ steps: {} });
const silence: StepWords = { action: '', busy: '' };

/** A page of several steps has one button: it says what becomes of the first of them. */
export function useStepWords(steps: readonly Step[]): StepWords {
  const [first] = steps;
  const words = contentOf((first && shelfOfStep(first)) ?? wordless);
  return (first && words.steps[first.id]) ?? silence;
}
