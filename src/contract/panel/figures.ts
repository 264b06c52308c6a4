import * as z from 'zod/mini';
import { stateCode } from '../address.ts';
import { panelCall } from '../endpoint.ts';
import { experimentGoals } from '../publication.ts';
import { isoDay } from './iso-day.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.int().check(z.gte(0));
const seconds = z.nullable(z.number());

/** How visitors are grouped, one dimension at a time. */
export const dimensions = ['all', 'face', 'campaign', 'device', 'arm'] as const;
export type Dimension = (typeof dimensions)[number];

/** Days in Brasília time, inclusive. */
export const figurePeriod = { from: isoDay, to: isoDay };

/** All visitors, or those with one value of the dimension. */
const asked = z.strictObject({
  ...figurePeriod,
  dimension: z._default(z.enum(dimensions), 'all'),
  value: z._default(z.string().check(z.maxLength(65)), ''),
});

export type FigureQuery = z.output<typeof asked>;

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

export const readFunnel = panelCall('GET', 'panel/figures/funnel', 'figures.see', {
  summary: 'Get the funnel: views, answers, durations and refusals of each question',
  query: asked,
  response: z.object({ steps: z.array(funnelStep), placed: count }),
});

export const readConversion = panelCall('GET', 'panel/figures/conversion', 'figures.see', {
  summary: 'Get started visits with their orders and renewals, by day',
  query: asked,
  response: z.object({
    days: z.array(
      z.object({
        day,
        /** Visits begun to order, without those to renew. */
        begun: count,
        /** Like the renewals, of measured visits, so that they can be divided by those begun. */
        placed: count,
        renewalsBegun: count,
        renewals: count,
      }),
    ),
  }),
});

const demanded = { covered: count, uncovered: count };

/** Null, of a state empty: several together, each with too few people to be told apart, or the whole of a town. */
const demandPlace = z.object({
  uf: z.string(),
  city: z.nullable(z.string()),
  neighborhood: z.nullable(z.string()),
  ...demanded,
});

export type DemandPlace = z.output<typeof demandPlace>;

export const readDemand = panelCall('GET', 'panel/figures/demand', 'figures.see', {
  summary: 'Get where people asked for a connection, by state and by town or neighbourhood',
  query: z.strictObject({
    ...figurePeriod,
    by: z._default(z.enum(['city', 'neighborhood']), 'city'),
    uf: z.optional(stateCode),
  }),
  response: z.object({
    states: z.array(z.object({ uf: z.string(), ...demanded })),
    places: z.array(demandPlace),
  }),
});

/** By what sales are told apart; `state` is that of the order, `utm` the campaign of an advertisement. */
export const salesBy = [
  ...(['source', 'medium', 'utm', 'channel', 'campaign', 'face'] as const),
  ...(['seller', 'plan', 'region', 'state'] as const),
  /** The days and the weeks of the period, each beside the one at the same place in the period before. */
  ...(['day', 'week'] as const),
] as const;
export type SalesBy = (typeof salesBy)[number];

/** Orders placed, those of them that were cancelled or withdrawn since, and the monthly prices of each. */
export const sold = z.object({
  orders: count,
  cents: count,
  cancelled: count,
  cancelledCents: count,
  withdrawn: count,
  withdrawnCents: count,
});

export type Sold = z.output<typeof sold>;

const sales = z.object({
  /** Leads begun, and those of them that have ordered since. */
  begun: count,
  ordered: count,
  ...sold.shape,
});

export type Sales = z.output<typeof sales>;

const compared = { now: sales, before: sales };

const salesRow = z.object({
  value: z.string(),
  /** Of a seller or a plan. */
  name: z.nullable(z.string()),
  ...compared,
});

export type SalesRow = z.output<typeof salesRow>;

/** What was recorded beside what browsers' events say of it; of the records, those without a browser. */
const reconciled = z.object({
  what: z.enum(['leads', 'orders', 'renewals']),
  records: count,
  events: count,
  whatsapp: count,
  phone: count,
});

export type Reconciled = z.output<typeof reconciled>;

export const readSales = panelCall('GET', 'panel/figures/sales', 'figures.see', {
  summary: 'Get leads, orders and money from the records, beside the period before',
  query: z.strictObject({
    ...figurePeriod,
    by: z._default(z.enum(salesBy), 'source'),
    /** Whether the first or the last touch is credited. */
    touch: z._default(z.enum(['first', 'last']), 'last'),
  }),
  response: z.object({
    rows: z.array(salesRow),
    total: z.object(compared),
    renewals: z.object({ now: count, before: count }),
  }),
});

export const readReconciled = panelCall('GET', 'panel/figures/reconciled', 'figures.see', {
  summary: 'Get what was recorded beside what the events of browsers say',
  query: z.strictObject(figurePeriod),
  response: z.object({ reconciled: z.array(reconciled) }),
});

const cohort = z.object({
  /** Its Monday. */
  week: day,
  begun: count,
  /** Of them: orders until the end of the same week, and one, two and four weeks later. */
  ordered: z.tuple([count, count, count, count]),
  installed: count,
  ended: count,
});

export type Cohort = z.output<typeof cohort>;

/** Weeks after that of a cohort. */
export const cohortWeeks = [0, 1, 2, 4] as const;

export const readCohorts = panelCall('GET', 'panel/figures/cohorts', 'figures.see', {
  summary: 'Get what became of the leads of each week',
  query: z.strictObject(figurePeriod),
  response: z.object({ weeks: z.array(cohort) }),
});

/** Messages of the conversation by step, campaign or day. */
const understood = z.object({ subject: z.string(), understood: count, missed: count });

export type Understood = z.output<typeof understood>;

export const readUnderstanding = panelCall('GET', 'panel/figures/understanding', 'figures.see', {
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

export const readSpeed = panelCall('GET', 'panel/figures/speed', 'figures.see', {
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
  goal: z.optional(z.enum(experimentGoals)),
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

export const readExperiments = panelCall('GET', 'panel/figures/experiments', 'figures.see', {
  summary: 'Compare the arms of each experiment',
  query: z.strictObject(figurePeriod),
  response: z.object({ experiments: z.array(comparison) }),
});
