import * as z from 'zod/mini';

/** What a streaming service costs a month beside a plan that does not bring it along: `public/json/streaming.json`. */
export const streamingPrices = z.object({
  services: z.array(z.object({ slug: z.string(), price: z.number() })).check(z.minLength(1)),
});

export type StreamingPrices = z.output<typeof streamingPrices>;
