import * as z from 'zod/mini';

/** Where a list goes on: handed out by the server, given back as it is. */
export const pageQuery = { after: z.optional(z.string().check(z.maxLength(120))) };

/** Null at the end of a list. */
export const nextCursor = z.nullable(z.string());
