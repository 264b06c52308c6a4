import * as z from 'zod/mini';

/** The decision of a manual review: approved, refused, or the visitor must confirm the answers again. */
export const reviewDecision = z.enum(['approved', 'refused', 'ask-again']);

export type ReviewDecision = z.output<typeof reviewDecision>;
