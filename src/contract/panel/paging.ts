import * as z from 'zod/mini';

/** The cursor of the next page, as the server returned it. */
export const pageQuery = { after: z.optional(z.string().check(z.maxLength(120))) };

/** Null at the end of a list. */
export const nextCursor = z.nullable(z.string());
