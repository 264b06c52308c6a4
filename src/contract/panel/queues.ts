import * as z from 'zod/mini';
import { clockMinutePattern } from '../../brazil/clock-minute.ts';
import { panelCall } from '../endpoint.ts';
import { freeText } from '../lead/answers.ts';
import { reviewDecision } from '../lead/review-decision.ts';
import { riskStatus } from '../risk.ts';
import { maskedFields } from './opened-record.ts';
import { nextCursor, pageQuery } from './paging.ts';
import { queueNames, queueOutcomes, reviewReasons } from './queue-outcomes.ts';

const queue = z.enum(queueNames);
const text = z.nullable(z.string());

const outcome = z.enum(Object.values(queueOutcomes).flat());

const named = z.object({ id: z.string(), name: z.string() });

const work = {
  id: z.string(),
  at: z.string(),
  /** Who has taken it, and until when it is reserved. */
  taken: z.nullable(z.object({ by: named, until: z.string() })),
  resolved: z.nullable(
    z.object({ at: z.string(), by: z.nullable(named), outcome: z.nullable(z.string()), note: text }),
  ),
  /** Failed attempts: how many, and the last one. */
  attempts: z.nullable(
    z.object({
      ...{ many: z.int(), at: z.string(), by: z.nullable(named), outcome: text, note: text },
      /** When to try again, in Brasília time, and whether that time has come. */
      ...{ callAfter: text, isDue: z.boolean() },
    }),
  ),
};

/** Contact data is masked for operators who have not taken the item. */
const contact = { name: text, phone: text, email: text, isMasked: z.boolean() };
const where = { city: z.string(), state: z.string() };
const campaign = text;

const queueItem = z.discriminatedUnion('queue', [
  z.object({ queue: z.literal('calls'), ...work, ...contact, campaign, origin: text }),
  z.object({
    ...{ queue: z.literal('reviews'), ...work, ...contact, ...where, campaign, leadId: z.string() },
    ...{ protocol: z.string(), plan: text, message: text },
    /** What the analysis said before the review was asked for; null once that was erased. */
    reason: z.nullable(riskStatus),
    /** Why it was last decided. */
    decidedFor: text,
  }),
  z.object({
    ...{ queue: z.literal('no-coverage'), ...work, ...contact, ...where, campaign, protocol: z.string() },
    /** Where the fibre was asked for; house, block and lot are masked with the contact. */
    address: z.string(),
    /** Whether they agreed to be notified of coverage. */
    mayBeTold: z.boolean(),
  }),
]);

export type QueueItem = z.output<typeof queueItem>;

const itemPath = z.object({ queue, id: z.uuid() });
const right = 'queues.work';
const changedItem = z.object({ item: queueItem });

export const countQueues = panelCall('GET', 'panel/queues', right, {
  summary: 'Count the waiting, the taken and the later items of each queue',
  response: z.object({
    counts: z.array(z.object({ queue, waiting: z.int(), taken: z.int(), later: z.int() })),
  }),
});

export const listQueue = panelCall('GET', 'panel/queues/:queue', right, {
  summary:
    "List a queue: due agreed times, the longest wait, then later times; the operator's own; or treated ones (newest first)",
  params: z.object({ queue }),
  query: z.strictObject({
    ...pageQuery,
    part: z._default(z.enum(['waiting', 'mine', 'treated']), 'waiting'),
  }),
  response: z.object({ items: z.array(queueItem), next: nextCursor }),
});

export const takeItem = panelCall('POST', 'panel/queues/:queue/:id/hold', right, {
  summary: 'Claim an item, or extend the claim; only one operator can hold it',
  params: itemPath,
  response: changedItem,
});

export const handBackItem = panelCall('DELETE', 'panel/queues/:queue/:id/hold', right, {
  summary: 'Return an item to its queue',
  params: itemPath,
  response: changedItem,
});

export const resolveItem = panelCall('POST', 'panel/queues/:queue/:id/treatment', right, {
  summary: 'Close a claimed item, or note an attempt, which returns it to its queue',
  params: itemPath,
  body: z.strictObject({
    outcome,
    note: z.optional(freeText(600)),
    /** Why a review is decided so, from the list of its outcome. */
    reason: z.optional(z.enum(Object.values(reviewReasons).flat())),
    /** The time of the next attempt, in Brasília time. */
    callAfter: z.optional(z.string().check(z.regex(clockMinutePattern))),
  }),
  response: changedItem,
});

export const readReviewBasis = panelCall('GET', 'panel/queues/reviews/:id/basis', 'reviews.decide', {
  summary: 'Get what a review is decided on: the analysis, the document elsewhere, the answers masked',
  params: z.object({ id: z.uuid() }),
  response: z.object({
    /** What the analysis said of this lead, step by step. */
    analyses: z.array(
      z.object({
        ...{ at: z.string(), source: z.enum(['service', 'document', 'quiz']), status: riskStatus },
        /** Questions of a quiz, and how many were answered right. */
        ...{ questions: z.nullable(z.int()), correct: z.nullable(z.int()) },
      }),
    ),
    /** What the visitor read. */
    told: text,
    /** The verdict that holds for the document in every lead. */
    held: z.nullable(z.object({ at: z.string(), status: riskStatus, tries: z.int() })),
    /** Other leads and orders of the document; null once it was erased from this lead. */
    elsewhere: z.nullable(z.object({ leads: z.int(), orders: z.int() })),
    given: maskedFields,
    /** Decisions on this and on other reviews of the document, newest first. */
    decisions: z.array(
      z.object({
        ...{ at: z.string(), by: text, decision: reviewDecision, reason: text, note: text },
        isOther: z.boolean(),
      }),
    ),
  }),
});

export const reopenItem = panelCall('DELETE', 'panel/queues/:queue/:id/treatment', right, {
  summary: 'Reopen an item and claim it',
  params: itemPath,
  response: changedItem,
});
