import { stableHash } from '../../funnel/experiments/stable-hash.ts';

/** Names which questions were asked, in which order: figures of different ones are not compared. */
export const definitionOf = (steps: readonly string[]): string => stableHash(steps.join(' ')).toString(36);
