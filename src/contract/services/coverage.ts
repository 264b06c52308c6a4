import * as z from 'zod/mini';
import { serviceCall } from './service-call.ts';

/** Which network reaches this address. Without a house number the postcode alone decides. */
export const findCoverage = serviceCall({
  path: 'coverage/search',
  summary: 'Get the network at an address, and the plans that it cannot carry',
  hasEffect: false,
  body: z.object({ cep: z.string(), number: z.nullable(z.string()) }),
  response: z.object({
    coverage: z.nullable(
      z.object({
        network: z.string().check(z.minLength(1), z.maxLength(64)),
        /** Whether block, floor and flat are needed separately. */
        structuredComplement: z.boolean(),
        excludedSkus: z.array(z.string()),
      }),
    ),
  }),
});
