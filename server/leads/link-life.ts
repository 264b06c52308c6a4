import { hourMs } from '../../src/brazil/durations.ts';

/** How long a link to a lead opens it, from its beginning or from a person's decision about it. */
export const linkLife = 72 * hourMs;
