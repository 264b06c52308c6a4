import { stableHash } from '../../funnel/experiments/stable-hash.ts';

/** Identifies a list of questions: figures of different lists are not compared. */
export const definitionOf = (steps: readonly string[]): string => stableHash(steps.join(' ')).toString(36);
