import { hourMs } from '../../src/brazil/durations.ts';

/** Lifetime of a lead's link, from its creation, from the decision on its review, or since the team last sent it. */
export const linkLife = 72 * hourMs;
