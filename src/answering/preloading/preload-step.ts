import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { stageWordsOf } from '../../funnel/words/step-words-of.ts';
import { stepAlternatives } from '../alternatives/step-alternatives.ts';
import { inputFor } from '../input-for.ts';
import { MaskOver } from '../inputs/masks/mask-over.ts';

/** Preloads the words of a step. */
export const preloadWords = (step: Step): Promise<unknown> => stageWordsOf(step).load();

/** Preloads the words and inputs of a step. */
export async function preloadStep(step: Step): Promise<void> {
  await Promise.all([
    preloadWords(step),
    stepAlternatives[step.id]?.preload(),
    ...step.fields.flatMap((name) => [
      inputFor[fields[name].input].preload?.(step.stage),
      fields[name].mask && MaskOver.preload(),
    ]),
  ]);
}
