import type { Step } from '../funnel/step.ts';
import { atHand, contentOf } from './shelf.ts';
import { shelfOfStep } from './words.ts';
import type { StepWords } from './words-shape.ts';

const wordless = atHand<{ steps: Record<string, StepWords> }>({ steps: {} });
const silence: StepWords = { action: '', busy: '' };

/** A page of several steps has one button: it says what the last of them does. */
export function useStepWords(steps: readonly Step[]): StepWords {
  const last = steps.at(-1);
  const words = contentOf((last && shelfOfStep(last.id)) ?? wordless);
  return (last && words.steps[last.id]) ?? silence;
}
