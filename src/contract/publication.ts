import * as z from 'zod/mini';
import { clockMinutePattern } from '../brazil/clock-minute.ts';
import { bannerAccents, bannerPictures } from '../content/landing/banner-art.ts';

/** Publications override the catalogue, campaigns and questions of the files. Prices are decimal numbers in reais. */

const minute = z.string().check(z.regex(clockMinutePattern));
const name = z.string().check(z.minLength(1), z.maxLength(60));
const names = z.array(name).check(z.maxLength(100));

/** Without `from` it applies at once, without `until` forever. Both are inclusive. */
const period = { from: z.optional(minute), until: z.optional(minute) };

const publicationPeriod = z.strictObject(period);

/** In reais: what is less is a typing error. */
export const leastPrice = 1;

const amount = z.number().check(z.gte(0), z.lte(99_999));

const terms = {
  price_full: amount,
  price: amount,
  price_with_dacc: amount,
  /** Months that the discounts last; 0: as long as the offer. */
  discountMonths: z.int().check(z.gte(0), z.lte(36)),
};

/** The terms of a plan that a publication can change. */
export const termFields = ['price_full', 'price', 'price_with_dacc', 'discountMonths'] as const;

export type TermField = (typeof termFields)[number];

/** Other terms of a plan, in all lists or in one. Omitted values stay unchanged. */
const priceChange = z.strictObject({
  key: name,
  list: z.nullable(name),
  sku: name,
  ...z.partial(z.object(terms)).shape,
  ...period,
});

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));

/** One card per speed, one tab per speed, or one card per plan. */
export const planListKinds = ['group', 'tabs', 'all'] as const;

export const bannerLengths = { title: 70, description: 200, heading: 80, lead: 240, action: 30 } as const;

const banner = z.strictObject({
  title: z.optional(text(bannerLengths.title)),
  description: z.optional(text(bannerLengths.description)),
  heading: z.optional(text(bannerLengths.heading)),
  lead: z.optional(text(bannerLengths.lead)),
  action: z.optional(text(bannerLengths.action)),
});

/** The crops of a photo in place of the banner's drawing, in pixels: for phones, and for wider screens. */
export const photoCrops = { tall: { width: 640, height: 600 }, wide: { width: 1536, height: 440 } } as const;

/** A crop, named after its content. */
export const pictureName = z.string().check(z.regex(/^[0-9a-f]{32}\.(webp|jpg)$/));

export const pictureAddress = (name: string): string => `/imagens/${name}`;

const photo = z.strictObject({
  wide: pictureName,
  tall: pictureName,
  /** What it shows; null if it only decorates. */
  alt: z.nullable(text(bannerLengths.description)),
});

/** Overrides of one campaign's public pages. */
const lookChange = z.strictObject({
  key: name,
  /** Its prefix; empty for the shop without a campaign. */
  campaign: text(60),
  banner: z.optional(banner),
  photo: z.optional(photo),
  /** Blocks hidden on its landing page. */
  hidden: z.optional(names),
  /** Plans hidden on its landing page. */
  exclusions: z.optional(names),
  ...period,
});

export const mostWordings = 30;

/** A question, as pages and the conversation answer it. */
const publishedQuestion = z.strictObject({
  question: text(200),
  /** As typed: paragraphs, lines starting with '- ' or '1. ', `[links](/to)` and `{slots}`. */
  answer: text(4000),
  /** Said in the conversation, in place of the answer. */
  reply: z.optional(text(600)),
  /** The conversation keeps its own reply, computed or not. */
  keepsReply: z.optional(z.literal(true)),
  /** Ways to ask it, besides the question itself. */
  wordings: z.optional(z.array(text(200)).check(z.maxLength(mostWordings))),
  /** A link below the reply; the first link of what is said, if it is missing. */
  leads: z.optional(z.strictObject({ text: text(60), path: text(300) })),
  /** Campaigns by their prefix; all if it is missing. */
  campaigns: z.optional(z.array(text(60)).check(z.maxLength(100))),
  ...period,
});

export type PublishedQuestion = z.output<typeof publishedQuestion>;

const faqChange = z.strictObject({
  /** Replaces questions of the files, by id. */
  edited: z.record(name, publishedQuestion),
  added: z
    .array(z.strictObject({ id: name, group: text(80), ...publishedQuestion.shape }))
    .check(z.maxLength(100)),
  /** On no page. The conversation says nothing of those that were added, and of those that it alone answers. */
  hidden: names,
  /** Ids in order; unnamed questions follow in their old order. */
  order: names,
});

/** The questions that a change writes, edited and added. */
export const questionsIn = ({ edited, added }: Pick<FaqChange, 'edited' | 'added'>) => [
  ...Object.entries(edited).map(([id, question]) => ({ id, ...question })),
  ...added,
];

const mbps = z.int().check(z.gte(0), z.lte(100_000));

/** A plan that was made in the panel, with the lists that sell it. */
export const madePlan = z.strictObject({
  sku: z.string().check(z.regex(/^d[a-z0-9]{1,15}$/)),
  plan: text(60),
  /** Empty: told from what it brings. */
  description: text(200),
  plan_download: mbps,
  plan_upload: mbps,
  ...terms,
  /** Apps by slug, streaming services among them. */
  benefits: names,
  lists: names,
});

/** A campaign that was made in the panel: another one of the files with its own name, list and banner. */
export const madeCampaign = z.strictObject({
  prefix: text(40),
  title: text(40),
  /** The prefix of the campaign that it is made from, which gives everything that is not said here. */
  like: text(60),
  sellsFrom: name,
  /** Its own terms of the plans of that list; then it sells only these. */
  offers: z.optional(z.array(z.strictObject({ sku: name, ...terms })).check(z.maxLength(60))),
  noindex: z.boolean(),
  planList: z.enum(planListKinds),
  picture: z.enum(bannerPictures),
  accent: z.enum(bannerAccents),
});

/** The list that it sells from. */
export const listOfMade = ({ prefix, sellsFrom, offers }: MadeCampaign): string =>
  offers === undefined ? sellsFrom : `campanha-${prefix}`;

/** What visits of an experiment come to, each by counts that every visit has. */
export const experimentGoals = ['order_placed', 'contact_given', 'coverage_found'] as const;

/** As events name it. */
const eventName = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));

/** An A/B test on a share of the visitors. */
const publishedExperiment = z.strictObject({
  id: eventName,
  title: text(60),
  /** The first is the control. */
  arms: z
    .array(
      z.strictObject({
        id: eventName,
        /** Percent of visitors; the rest does not take part. */
        share: z.int().check(z.gte(0), z.lte(100)),
        /** The face in which an order starts; without it, the one in the link. */
        startsIn: z.optional(z.literal('chat')),
      }),
    )
    .check(z.minLength(2), z.maxLength(4)),
  /** Prefixes of the campaigns whose visitors take part. */
  campaigns: z.array(text(60)).check(z.maxLength(100)),
  /** The arms are compared by its rate. */
  goal: z.enum(experimentGoals),
  ...period,
});

/** At a moment. */
export const experiment = z.extend(publishedExperiment, { isRunning: z.boolean() });

const periods = z.record(text(60), publicationPeriod);

export const publication = z.strictObject({
  prices: z.array(priceChange).check(z.maxLength(500)),
  /** When plans, lists and campaigns are sold. */
  validity: z.strictObject({ plans: periods, lists: periods, campaigns: periods }),
  looks: z.array(lookChange).check(z.maxLength(200)),
  plans: z._default(z.array(madePlan).check(z.maxLength(200)), []),
  campaigns: z._default(z.array(madeCampaign).check(z.maxLength(60)), []),
  /** Ended ones stay, however many: their visits were counted. */
  experiments: z._default(z.array(publishedExperiment), []),
  /** By question set, as campaigns name it; `conversation` has what no page answers. */
  faq: z.record(name, faqChange),
});

/** Why a publication is refused. */
export const publicationProblem = z.object({
  part: z.enum(['prices', 'validity', 'looks', 'plans', 'campaigns', 'experiments', 'faq']),
  /** The key of a change, the name of a plan, list or campaign, or the question set with the question's id. */
  key: z.string(),
  /** Where an experiment is wrong. */
  field: z.optional(z.enum(['title', 'campaigns', 'arms', 'until'])),
  message: z.string(),
});

export type PublicationProblem = z.output<typeof publicationProblem>;

export type Publication = z.output<typeof publication>;
export type PriceChange = Publication['prices'][number];
export type MadePlan = z.output<typeof madePlan>;
export type MadeCampaign = z.output<typeof madeCampaign>;
/** What was made in the panel. */
export type Made = Pick<Publication, 'plans' | 'campaigns'>;
export type PublishedExperiment = z.output<typeof publishedExperiment>;
export type Experiment = z.output<typeof experiment>;
export type LookChange = Publication['looks'][number];
export type BannerPhoto = NonNullable<LookChange['photo']>;
export type BannerChange = NonNullable<LookChange['banner']>;
export type FaqChange = Publication['faq'][string];
export type PublicationPeriod = z.output<typeof publicationPeriod>;

/** The names of its crops. */
export const cropsOf = ({ photo }: LookChange): string[] => (photo ? [photo.wide, photo.tall] : []);

export const endsFirst = ({ from, until }: PublicationPeriod): boolean =>
  from !== undefined && until !== undefined && until < from;

/** Whether a published question counts in a campaign. */
export const countsIn = ({ campaigns }: Pick<PublishedQuestion, 'campaigns'>, campaign: string): boolean =>
  campaigns === undefined || campaigns.length === 0 || campaigns.includes(campaign);

export const nothingPublished: Publication = {
  prices: [],
  validity: { plans: {}, lists: {}, campaigns: {} },
  looks: [],
  plans: [],
  campaigns: [],
  experiments: [],
  faq: {},
};
