import * as z from 'zod/mini';
import { clockMinutePattern } from '../brazil/clock-minute.ts';

/** What the operator publishes over the catalogue, campaigns and questions of the files. Prices are decimal numbers in reais. */

const minute = z.string().check(z.regex(clockMinutePattern));
const name = z.string().check(z.minLength(1), z.maxLength(60));
const names = z.array(name).check(z.maxLength(100));

/** Left out: from now on, without an end. Both ends belong to it. */
const period = { from: z.optional(minute), until: z.optional(minute) };

const publicationPeriod = z.strictObject(period);

const amount = z.number().check(z.gte(0), z.lte(99_999));

/** Other terms for one plan: in every list, or in one list alone. What is left out stays as it is. */
const priceChange = z.strictObject({
  key: name,
  list: z.nullable(name),
  sku: name,
  price_full: z.optional(amount),
  price: z.optional(amount),
  price_with_dacc: z.optional(amount),
  /** For how many months the discounts hold; 0: as long as the offer does. */
  discountMonths: z.optional(z.int().check(z.gte(0), z.lte(36))),
  ...period,
});

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));

export const bannerLengths = { title: 70, description: 200, heading: 80, lead: 240, action: 30 } as const;

const banner = z.strictObject({
  title: z.optional(text(bannerLengths.title)),
  description: z.optional(text(bannerLengths.description)),
  heading: z.optional(text(bannerLengths.heading)),
  lead: z.optional(text(bannerLengths.lead)),
  action: z.optional(text(bannerLengths.action)),
});

/** What the public pages of one campaign show differently. */
const lookChange = z.strictObject({
  key: name,
  /** Its prefix; the shop itself has an empty one. */
  campaign: text(60),
  banner: z.optional(banner),
  /** Blocks of its landing page that are not drawn. */
  hidden: z.optional(names),
  /** Plans that its landing page does not show. */
  exclusions: z.optional(names),
  ...period,
});

/** An answer as it is typed: paragraphs, lines that begin with '- ' or '1. ', `[links](/to)` and `{slots}`. */
const answer = text(4000);
const question = text(200);

const faqChange = z.strictObject({
  /** In place of what the files say, by the id of the question. */
  edited: z.record(name, z.strictObject({ question, answer })),
  added: z.array(z.strictObject({ id: name, group: text(80), question, answer })).check(z.maxLength(100)),
  hidden: names,
  /** Ids in their order; what it does not name follows as it stood. */
  order: names,
});

const periods = z.record(text(60), publicationPeriod);

export const publication = z.strictObject({
  prices: z.array(priceChange).check(z.maxLength(500)),
  /** When plans, lists and campaigns are sold. */
  validity: z.strictObject({ plans: periods, lists: periods, campaigns: periods }),
  looks: z.array(lookChange).check(z.maxLength(200)),
  /** By the set of questions that a campaign names. */
  faq: z.record(name, faqChange),
});

export type Publication = z.output<typeof publication>;
export type PriceChange = Publication['prices'][number];
export type LookChange = Publication['looks'][number];
export type BannerChange = NonNullable<LookChange['banner']>;
export type FaqChange = Publication['faq'][string];
export type PublicationPeriod = z.output<typeof publicationPeriod>;

export const nothingPublished: Publication = {
  prices: [],
  validity: { plans: {}, lists: {}, campaigns: {} },
  looks: [],
  faq: {},
};
