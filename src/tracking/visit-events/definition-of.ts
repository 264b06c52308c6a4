import { stableHash } from '../../funnel/experiments/stable-hash.ts';
import type { Step } from '../../funnel/steps/step.ts';

/** Identifies a list of questions: figures of different lists are not compared. */
export const definitionOf = (steps: readonly Step[]): string =>
  stableHash(steps.map(({ id }) => id).join(' ')).toString(36);
