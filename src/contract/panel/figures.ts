import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.int().check(z.gte(0));
const seconds = z.nullable(z.number());

/** How visitors are grouped, one dimension at a time. */
export const dimensions = ['all', 'face', 'campaign', 'device', 'arm'] as const;
export type Dimension = (typeof dimensions)[number];

/** Days in Brasília time, inclusive. */
export const figurePeriod = { from: day, to: day };

/** All visitors, or those with one value of the dimension. */
const asked = z.strictObject({
  ...figurePeriod,
  dimension: z._default(z.enum(dimensions), 'all'),
  value: z._default(z.string().check(z.maxLength(65)), ''),
});

export type FigureQuery = z.output<typeof asked>;

const figure = { method: 'GET', access: 'operator', right: 'figures.see' } as const;

const funnelStep = z.object({
  step: z.string(),
  shown: count,
  answered: count,
  left: count,
  edited: count,
  /** Seconds from shown to answered: median and third quartile. */
  median: seconds,
  p75: seconds,
  refusals: z.object({ empty: count, invalid: count, unclear: count, server: count }),
});

export type FunnelStep = z.output<typeof funnelStep>;

export const readFunnel = endpoint({
  ...figure,
  path: 'panel/figures/funnel',
  summary: 'Get the funnel: views, answers, durations and refusals of each question',
  query: asked,
  response: z.object({ steps: z.array(funnelStep), placed: count }),
});

export const readConversion = endpoint({
  ...figure,
  path: 'panel/figures/conversion',
  summary: 'Get started visits, placed orders and renewals by day',
  query: asked,
  response: z.object({
    days: z.array(
      z.object({
        day,
        /** Visits begun to order, without those to renew. */
        begun: count,
        placed: count,
        renewalsBegun: count,
        renewals: count,
      }),
    ),
  }),
});

export const readDemand = endpoint({
  ...figure,
  path: 'panel/figures/demand',
  summary: 'Get requested addresses by state, with and without coverage',
  query: asked,
  response: z.object({ states: z.array(z.object({ uf: z.string(), covered: count, uncovered: count })) }),
});

/** Messages of the conversation by step, campaign or day. */
const understood = z.object({ subject: z.string(), understood: count, missed: count });

export type Understood = z.output<typeof understood>;

export const readUnderstanding = endpoint({
  ...figure,
  path: 'panel/figures/understanding',
  summary: 'Get what the conversation understood and what it was asked',
  query: z.strictObject(figurePeriod),
  response: z.object({
    answers: count,
    replies: count,
    unclear: count,
    unanswered: count,
    topics: z.array(z.object({ topic: z.string(), many: count })),
    steps: z.array(understood),
    campaigns: z.array(understood),
    /** From the week before to the week after the period, so that what was published at its ends has both. */
    days: z.array(understood),
    /** How long visitors waited for the first message of a person, by the day on which they asked, in seconds. */
    waits: z.array(z.object({ day, many: count, median: z.number(), p90: z.number() })),
  }),
});

export const readSpeed = endpoint({
  ...figure,
  path: 'panel/figures/speed',
  summary: 'Get page speeds (75th percentile)',
  query: asked,
  response: z.object({
    pages: z.array(
      z.object({
        page: z.string(),
        many: count,
        /** Milliseconds at p75; the layout shift in thousandths. */
        p75: z.object({ LCP: seconds, INP: seconds, CLS: seconds, FCP: seconds, TTFB: seconds }),
      }),
    ),
  }),
});

const arm = z.object({
  id: z.string(),
  visits: count,
  goals: count,
  /** Share of visits with the goal, with its 95 % confidence interval. */
  rate: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});

/** Groups side by side; the first is the control. */
export const comparison = z.object({
  id: z.string(),
  title: z.string(),
  isRunning: z.boolean(),
  arms: z.array(arm),
  /** Each other arm against the first; null without enough data. */
  differences: z.array(
    z.object({
      id: z.string(),
      by: z.nullable(z.object({ difference: z.number(), low: z.number(), high: z.number() })),
    }),
  ),
});

export type Comparison = z.output<typeof comparison>;

export const readExperiments = endpoint({
  ...figure,
  path: 'panel/figures/experiments',
  summary: 'Compare the arms of each experiment',
  query: z.strictObject(figurePeriod),
  response: z.object({ experiments: z.array(comparison) }),
});
