import * as z from 'zod/mini';
import { serviceCall } from './service-call.ts';

const known = z.nullable(z.string().check(z.minLength(1), z.maxLength(120)));

export const findMobileLine = serviceCall({
  path: 'lines/search',
  summary: "Find one of the carrier's mobile lines by its number",
  hasEffect: false,
  body: z.object({ phone: z.string() }),
  response: z.object({
    line: z.nullable(z.object({ name: known, email: known })),
  }),
});
