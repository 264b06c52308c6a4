import { hourMs } from '../../src/brazil/durations.ts';

/** Lifetime of a lead's link, from its creation or from the decision on its review. */
export const linkLife = 72 * hourMs;
