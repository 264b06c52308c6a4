import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { misunderstandings } from '../misunderstandings.ts';
import { campaignFilter } from './campaign-filter.ts';
import { nextCursor, pageQuery } from './paging.ts';

/** What visitors wrote and the conversation did not understand, in groups of alike sentences, without personal data. */

const count = z.int().check(z.gte(0));
const id = z.string().check(z.minLength(1), z.maxLength(60));
const stepId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** `open`: nobody has decided about it. `noise`: calls for nothing. */
export const groupStates = ['open', 'taught', 'noise'] as const;

export type GroupState = (typeof groupStates)[number];

/** What a sentence does, as `knowledge/README.md` writes acts: `ask:preco`, `command:person`, `greet`. */
export const act = z.string().check(z.regex(/^[a-z]+(:[\w-]+)?$/), z.maxLength(80));

const group = z.object({
  id,
  /** Its most readable sentence. */
  example: z.string(),
  many: count,
  /** After how many of them the visitor wrote and answered nothing more. */
  left: count,
  steps: z.array(z.object({ step: stepId, many: count })),
  /** Campaigns by their names in calls; the main site is empty. */
  campaigns: z.array(z.string()),
  outcomes: z.array(z.object({ outcome: z.enum(misunderstandings), many: count })),
  /** Acts that the model found likeliest. */
  guesses: z.array(act),
  lastAt: z.string(),
  state: z.enum(groupStates),
  /** What it was taught as. */
  act: z.nullable(act),
});

export type SentenceGroup = z.output<typeof group>;

export const listSentenceGroups = panelCall('GET', 'panel/conversation/groups', 'conversation.see', {
  summary: 'List groups of sentences that were not understood, the most frequent first',
  query: z.strictObject({
    ...pageQuery,
    state: z._default(z.enum(groupStates), 'open'),
    outcome: z.optional(z.enum(misunderstandings)),
    step: z.optional(stepId),
    campaign: campaignFilter,
  }),
  response: z.object({ groups: z.array(group), next: nextCursor }),
});

const sentence = z.object({
  id,
  text: z.string(),
  at: z.string(),
  step: z.nullable(stepId),
  campaign: z.string(),
  outcome: z.enum(misunderstandings),
  /** What the visitor did next; null if nothing yet, or nothing ever (`hasLeft`). */
  did: z.nullable(z.enum(['words', 'answered', 'person'])),
  /** Their next words, if they wrote some that can be shown. */
  next: z.nullable(z.string()),
  hasLeft: z.boolean(),
});

const byId = z.object({ id });

export const readSentenceGroup = panelCall('GET', 'panel/conversation/groups/:id', 'conversation.see', {
  summary: 'List the latest sentences of a group',
  params: byId,
  response: z.object({ sentences: z.array(sentence) }),
});

export const decideSentenceGroup = panelCall('PUT', 'panel/conversation/groups/:id', 'conversation.teach', {
  summary: 'Teach what the sentences of a group do, set them aside as noise, or open the group again',
  params: byId,
  body: z.discriminatedUnion('state', [
    z.strictObject({ state: z.literal('taught'), act }),
    z.strictObject({ state: z.literal('noise') }),
    z.strictObject({ state: z.literal('open') }),
  ]),
  response: z.object({
    group,
    /** Rows that the group teaches in the next training. */
    rows: count,
  }),
});

/** `ready`: waits to be published. `refused`: reads worse than what is live. */
export const versionStates = ['ready', 'refused', 'published'] as const;

const share = z.object({ before: z.number(), after: z.number() });

const trainingReport = z.object({
  /** Shares of the rows that measure, from 0 to 1, of all and by class. */
  acts: share,
  marks: share,
  topics: share,
  classes: z.array(z.object({ name: z.string(), acts: share })),
  /** Critical rows that the new version misreads. */
  broken: z.array(z.object({ text: z.string(), expected: z.string(), read: z.string() })),
  /** Groups taught since the version before: shares of their sentences that are read as taught. */
  taught: z.array(z.object({ id, example: z.string(), act, sentences: count, read: share })),
  /** Why it may not be published, in words; empty if it may. */
  reasons: z.array(z.string()),
});

export type TrainingReport = z.output<typeof trainingReport>;

const version = z.object({
  /** 0: what the release ships. */
  version: z.int().check(z.gte(0)),
  state: z.enum(versionStates),
  /** Null: the shop itself, when a release brought new rows. */
  by: z.nullable(z.string()),
  at: z.string(),
  publishedAt: z.nullable(z.string()),
  /** Taught rows that it learnt from. */
  rows: count,
  report: trainingReport,
});

export type TeachingVersion = z.output<typeof version>;

export const readTeaching = panelCall('GET', 'panel/conversation/teaching', 'conversation.see', {
  summary: 'Get the version that is live, the training that runs, and the versions before',
  response: z.object({
    /** 0: what the release ships. */
    live: count,
    rows: z.object({ taught: count, untrained: count }),
    /** The training that runs, or the last one if it failed. */
    training: z.nullable(
      z.object({
        by: z.nullable(z.string()),
        startedAt: z.string(),
        state: z.enum(['running', 'stopped', 'failed']),
      }),
    ),
    /** The newest first. */
    versions: z.array(version),
  }),
});

export const startTraining = panelCall('POST', 'panel/conversation/trainings', 'conversation.teach', {
  summary: 'Train a version from shipped and taught rows; refused while one is trained',
  response: z.object({ success: z.literal(true) }),
});

export const stopTraining = panelCall('DELETE', 'panel/conversation/trainings', 'conversation.teach', {
  summary: 'Stop the training that runs',
  response: z.object({ success: z.literal(true) }),
});

export const publishTeaching = panelCall('POST', 'panel/conversation/publications', 'conversation.teach', {
  summary: 'Make a version live; an earlier one, or 0 for what the release ships, takes back what came after',
  body: z.strictObject({ version: count, live: count }),
  response: z.object({ live: count }),
});

export const conversationProblems = {
  /** Another version went live meanwhile. */
  liveChanged: 'live-version-changed',
  isRunning: 'training-runs',
  isRefused: 'version-refused',
} as const;
