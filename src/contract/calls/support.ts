import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { anyPhone, freeText } from '../lead/answers.ts';
import { identifier } from '../reply.ts';
import { campaignPrefix, tracking } from '../tracking.ts';

export const requestCall = endpoint({
  method: 'POST',
  path: 'supportRequest',
  summary: 'Ask the sales team to call',
  access: 'anyone',
  body: z.strictObject({
    telephone: anyPhone,
    addon: z.nullish(campaignPrefix),
    tracking: z.nullish(tracking),
  }),
  response: z.object({ success: z.literal(true), id: identifier }),
});

/** Text without digits or e-mails: the browser removes them, and the server refuses them. */
const words = z.string().check(z.trim(), z.minLength(2), z.maxLength(160), z.regex(/^[^\d@]*$/));

export const leaveWords = endpoint({
  method: 'POST',
  path: 'conversation-words',
  summary: 'Report messages that were not understood, without personal data',
  access: 'anyone',
  body: z.strictObject({
    /** A question without an answer, or the messages before the visitor asked for a person. */
    kind: z.enum(['question', 'person']),
    said: z.array(words).check(z.minLength(1), z.maxLength(6)),
    step: z.nullish(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
    protocol: z.nullish(freeText(40)),
    addon: z.nullish(campaignPrefix),
  }),
  response: z.object({ success: z.literal(true) }),
  ifMissing: { reply: { success: true } },
});
