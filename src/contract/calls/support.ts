import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { messageLength } from '../lead/answer-lengths.ts';
import { anyPhone } from '../lead/answers.ts';
import { misunderstandings } from '../misunderstandings.ts';
import { identifier } from '../reply.ts';
import { campaignPrefix, tracking } from '../tracking.ts';

export const requestCall = endpoint('POST', 'supportRequest', 'anyone', {
  summary: 'Ask the sales team to call',
  body: z.strictObject({
    telephone: anyPhone,
    addon: z.nullish(campaignPrefix),
    tracking: z.nullish(tracking),
  }),
  response: z.object({ success: z.literal(true), id: identifier }),
});

const sentenceId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));

export const leaveWords = endpoint('POST', 'conversation-words', 'anyone', {
  summary:
    'Report a sentence that was not understood, and what followed it; what is stored has no personal data',
  body: z
    .strictObject({
      /** As the transcript shows it, secrets masked. */
      said: z.nullish(z.string().check(z.trim(), z.minLength(1), z.maxLength(messageLength))),
      /** Why it was not understood; none of a sentence that was, or of what was done without words. */
      outcome: z.nullish(z.enum(misunderstandings)),
      step: z.nullish(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
      addon: z.nullish(campaignPrefix),
      /** The sentence that this followed, and what the visitor did. */
      after: z.nullish(sentenceId),
      did: z.nullish(z.enum(['words', 'answered', 'person'])),
    })
    .check(
      z.refine(({ said, outcome, after, did }) =>
        after && did ? did !== 'words' || Boolean(said) : Boolean(said && outcome),
      ),
    ),
  response: z.object({
    success: z.literal(true),
    /** Of the sentence, if it is stored. */
    id: z.nullish(sentenceId),
  }),
  ifMissing: { reply: { success: true } },
});
