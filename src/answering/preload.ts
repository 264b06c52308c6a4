import { fields } from '../funnel/fields.ts';
import type { Step } from '../funnel/step.ts';
import { inputFor } from './input-for.ts';
import { MaskOver } from './mask-over.ts';
import { shelfOfField, shelfOfStep } from './words.ts';

/** Fetches the words and the inputs of a step before it is reached. */
export async function preloadStep(step: Step): Promise<void> {
  await Promise.all([
    shelfOfStep(step)?.load(),
    ...step.fields.flatMap((name) => [
      shelfOfField(name).load(),
      inputFor[fields[name].input].preload?.(),
      fields[name].mask && MaskOver.preload(),
    ]),
  ]);
}
