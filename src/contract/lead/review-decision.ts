import * as z from 'zod/mini';

/** What a person may decide of a refusal: the order goes on, it stays refused, or the answers are confirmed once more. */
export const reviewDecision = z.enum(['approved', 'refused', 'ask-again']);

export type ReviewDecision = z.output<typeof reviewDecision>;
