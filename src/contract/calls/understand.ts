import * as z from 'zod/mini';
import { isoDay } from '../capacity-day.ts';
import { endpoint } from '../endpoint.ts';
import { messageLength } from '../lead/answer-lengths.ts';
import { freeText, period } from '../lead/answers.ts';
import { succeeded } from '../reply.ts';
import { campaignPrefix } from '../tracking.ts';

/** What a visitor does with a message: `knowledge/README.md` explains each. */
const actNames = [
  'inform',
  'correct',
  'own',
  'lack',
  'refuse',
  'others',
  'command',
  'ask',
  'yes',
  'no',
  'doubt',
  'wait',
  'explain',
  'greet',
  'thanks',
  'returned',
  'complaint',
  'note',
  'other',
] as const;

export type ActName = (typeof actNames)[number];

/** The languages, besides Portuguese, that a visitor is told that the shop does not speak. */
export const languages = ['english', 'spanish', 'french', 'italian', 'german', 'haitianCreole'] as const;

export type Language = (typeof languages)[number];

/** How far an act is to be relied on, the least first. */
const levels = ['guess', 'likely', 'sure'] as const;

export type Level = (typeof levels)[number];

const few = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most));

const stepId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const fieldName = z.string().check(z.regex(/^\w{1,40}$/));

/** What is open and offered when a message is written. Of answers it has the fields' names, of the plan its id, no other value. */
const messageContext = z.strictObject({
  /** The open steps, the one that is asked first. */
  steps: few(stepId, 12),
  /** The required fields of the open question, those without an answer if there are any. */
  open: few(fieldName, 12),
  answered: few(fieldName, 60),
  /** Fields whose value waits for a yes. */
  waiting: few(fieldName, 60),
  campaign: campaignPrefix,
  /** The plans in view, in their order. */
  plans: few(z.int(), 60),
  chosen: z.nullable(z.int()),
  /** The free days for the visit. */
  visits: few(z.strictObject({ date: isoDay, periods: few(period, 2) }), 90),
  /** The options of the open question of the quiz. */
  options: few(freeText(200), 20),
  /** The network wants the complement in named parts. */
  asksParts: z.optional(z.boolean()),
  isOrdered: z.boolean(),
  /** The campaign's own, if it is missing. */
  journey: z.optional(z.enum(['order', 'coverage', 'renewal', 'migration'])),
  /** Whether fibre reaches the address. While it is missing, the plans in view are those that the campaign lists. */
  covered: z.optional(z.boolean()),
  /** What is still to be asked. */
  left: z.optional(z.strictObject({ questions: z.int(), minutes: z.int() })),
});

export type MessageContext = z.output<typeof messageContext>;

/** An act has no more: a visitor chooses from few. */
export const mostOptions = 5;

const rawValues = z.catchall(z.object({}), z.array(z.string()));

/** What only the visit knows has a place in the text of a reply; whoever shows the reply fills it. */
export const replyPlaces = {
  /** The number of the order. */
  orderNumber: '{orderNumber}',
  /** The days and periods that the order asks for, in words. */
  visit: '{visit}',
  /** Of `own`: the field's name and the answer to it, as the summary shows them. */
  answer: '{answer}',
} as const;

const reply = z.object({
  text: z.string(),
  link: z.optional(z.object({ text: z.string(), path: z.string() })),
  /** What the visitor may want to say next. */
  suggestions: z.optional(z.array(z.string())),
  /** A helper that is shown below the reply. */
  helper: z.optional(z.literal('plan-advice')),
  /** The id of the plan that 'quero esse' takes after this reply. */
  meant: z.optional(z.int()),
});

export type Reply = z.output<typeof reply>;

const understoodAct = z.object({
  does: z.enum(actNames),
  /** The field, topic or command; empty where the act has none. */
  object: z.string(),
  level: z.enum(levels),
  /** The words that it was read from, as typed. */
  words: z.string(),
  /** Input values by input name, as fields read them; of the quiz, `quiz` with an option. Empty if the words are none. */
  values: rawValues,
  /**
   * Input values to choose from, where the words mean several or a doubtful one; then `values` is empty. Of a day that
   * does not suit, those that remain.
   */
  options: few(rawValues, mostOptions),
  /** Of a question, the topics that it may be about, the likeliest first. */
  topics: few(z.object({ id: z.string(), question: z.string() }), 3),
  /** What is said to it; none where it needs no words. */
  reply: z.optional(reply),
});

export type UnderstoodAct = z.output<typeof understoodAct>;

export const isAtLeast = ({ level }: Pick<UnderstoodAct, 'level'>, least: Level): boolean =>
  levels.indexOf(level) >= levels.indexOf(least);

/** What a message does, and the language that it is written in if it is not Portuguese. */
export interface Understood {
  acts: UnderstoodAct[];
  language?: Language | undefined;
}

export const understandMessage = endpoint('POST', 'understand', 'anyone', {
  summary: 'Tell what a message does, which values it has and what to reply; nothing of it is stored',
  body: z.strictObject({
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(messageLength)),
    context: messageContext,
  }),
  response: z.object({
    success: succeeded,
    acts: z.array(understoodAct),
    /** That of the message, if it is not Portuguese. */
    language: z.optional(z.enum(languages)),
  }),
  ifMissing: { reply: { success: true, acts: [] } },
});
