import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';

/** The carrier's systems whose answers visitors wait for. */
export const waitedForServices = ['analysis', 'coverage', 'lines', 'calendar'] as const;

export type Service = (typeof waitedForServices)[number];

export const listOutages = panelCall('GET', 'panel/outages', 'messages.see', {
  summary: "List outages of the carrier's systems in the last 24 hours, newest first",
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
