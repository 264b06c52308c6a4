import * as z from 'zod/mini';

/** The cursor of the next page, as the server returned it. */
export const pageQuery = { after: z.optional(z.string().check(z.maxLength(120))) };

/** The order of a list by its moment; the newest come first unless asked otherwise. */
export const listOrder = z.optional(z.enum(['newest', 'oldest']));

/** Null at the end of a list. */
export const nextCursor = z.nullable(z.string());
