import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** The carrier's systems whose answers visitors wait for. */
export const waitedForServices = ['analysis', 'coverage', 'lines', 'calendar'] as const;

export type Service = (typeof waitedForServices)[number];

export const listOutages = endpoint({
  method: 'GET',
  path: 'panel/outages',
  summary: "List outages of the carrier's systems in the last 24 hours, newest first",
  access: 'operator',
  right: 'messages.see',
  response: z.object({
    outages: z.array(
      z.object({
        service: z.enum(waitedForServices),
        times: z.int(),
        lastAt: z.string(),
        reason: z.string(),
      }),
    ),
  }),
});
