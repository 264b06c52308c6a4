import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { stepAlternatives } from '../alternatives/step-alternatives.ts';
import { inputFor } from '../input-for.ts';
import { MaskOver } from '../inputs/masks/mask-over.ts';
import { wordsOfStage } from '../words.ts';

/** What a step asks with. */
export const preloadWords = ({ stage }: Step): Promise<unknown> => wordsOfStage(stage).load();

/** Fetches the words and the inputs of a step before it is reached. */
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
