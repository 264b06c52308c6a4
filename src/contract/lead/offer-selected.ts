import * as z from 'zod/mini';

/** A plan as a link names it. */
export const sku = z.string().check(z.maxLength(16));

/** The offer and price that the visitor agreed to; at another price the server refuses. */
export const offerSelected = z.strictObject({ sku, price: z.number() });
