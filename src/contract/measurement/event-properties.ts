import * as z from 'zod/mini';
import { states } from '../../brazil/states.ts';

const name = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** The names of a step, shared with the webchat's events. */
const step = name;
const stage = name;
/** The id of a question, which an operator may have written. */
const topic = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
export const campaign = z.string().check(z.regex(/^[a-z0-9/-]{0,48}$/));
export const page = z.string().check(z.regex(/^\/[a-z0-9/-]{0,64}$/));

export const faceNames = ['pages', 'chat', 'chat-tct', 'whatsapp', 'phone'] as const;
export type FaceName = (typeof faceNames)[number];
const refusalReasons = ['empty', 'invalid', 'unclear', 'server'] as const;
const replyOutcomes = ['answered', 'unclear', 'unanswered'] as const;
export const speedMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

const uf = z.enum(states.map((state) => state.uf));
const attempt = z.int().check(z.gte(1), z.lte(99));

/**
 * Every measured event with all its properties; nothing else can be sent. Answers are never included: of an address
 * only the state, and whether there is coverage. A placed order is no event: the server counts its own.
 */
export const eventProperties = {
  /** The journey, because journeys share first questions. Older pages do not say it. */
  question_shown: { step, stage, journey: z.optional(name) },
  /** Seconds from shown to answered, if both happened on one page. */
  question_answered: { step, stage, attempt, seconds: z.optional(z.int().check(z.gte(0), z.lte(3600))) },
  answer_refused: { step, reason: z.enum(refusalReasons), attempt },
  side_question: { step, outcome: z.enum(replyOutcomes), topic: z.optional(topic) },
  answer_edited: { step },
  visit_left: { step },
  visit_resumed: { step },
  face_changed: { step, from: z.enum(faceNames) },
  coverage_found: { uf, covered: z.boolean() },
  /** Milliseconds; the layout shift in thousandths. */
  page_speed: { page, metric: z.enum(speedMetrics), value: z.int().check(z.gte(0), z.lte(600_000)) },
} as const;

export type EventName = keyof typeof eventProperties;
