import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { inputFor } from '../input-for.ts';
import { MaskOver } from '../inputs/masks/mask-over.ts';

/** Preloads the inputs of a step. */
export async function preloadStep(step: Step): Promise<void> {
  await Promise.all(
    step.fields.flatMap((name) => [
      inputFor[fields[name].input].preload?.(step.stage),
      fields[name].mask && MaskOver.preload(),
    ]),
  );
}
