import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { maxEvents, visitEvent } from '../measurement/visit-event.ts';

export const sendEvents = endpoint('POST', 'events', 'anyone', {
  summary: 'Count questions shown and answered, never the answers',
  body: z.strictObject({ events: z.array(visitEvent).check(z.minLength(1), z.maxLength(maxEvents)) }),
  response: z.object({ success: z.literal(true) }),
  ifMissing: { reply: { success: true } },
});
