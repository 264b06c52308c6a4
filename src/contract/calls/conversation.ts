import * as z from 'zod/mini';
import { notOffered } from '../../content/not-offered.ts';
import { endpoint } from '../endpoint.ts';
import { leadId } from '../lead/lead-id.ts';
import { identifier } from '../reply.ts';
import { campaignPrefix } from '../tracking.ts';

/** A person of the shop joins the conversation of the site. Before one is asked for, the server keeps nothing of it. */

const text = z
  .string('Escreva a mensagem.')
  .check(
    z.trim(),
    z.minLength(1, 'Escreva a mensagem.'),
    z.maxLength(1000, 'A mensagem pode ter até 1.000 letras. Mande o resto em outra.'),
  );

const step = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** What a person has the conversation do, as if the visitor had asked for it: what costs or binds the visitor confirms. */
export const staffAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ask'), step }),
  /** An answer that the visitor told, as input values by input name. */
  z.strictObject({
    kind: z.literal('answer'),
    step,
    raw: z.record(
      z.string().check(z.regex(/^\w{1,40}$/)),
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10)),
    ),
  }),
]);

export type StaffAction = z.output<typeof staffAction>;

/** The most that is sent of what was said before a person was asked for. */
export const mostSaid = 20;

export const askForPerson = endpoint('POST', 'conversation', 'anyone', {
  summary: 'Ask for a person in the conversation, which opens it for the team, or wakes the one that is open',
  body: z.strictObject({
    idLead: z.nullish(leadId),
    addon: z.nullish(campaignPrefix),
    /** The last lines of the transcript as it shows them, secrets masked; the oldest first. */
    said: z
      .array(
        z.strictObject({
          by: z.enum(['visitor', 'shop']),
          text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
        }),
      )
      .check(z.maxLength(mostSaid)),
  }),
  response: z.object({
    success: z.literal(true),
    id: identifier,
    /** The place behind what was said: what comes after it is new to the page. */
    after: z.int(),
  }),
  ifMissing: { says: notOffered.person },
});

export const writeToPerson = endpoint('POST', 'conversation/:id/messages', 'holder', {
  summary: 'Write to the person of the team',
  params: z.object({ id: leadId }),
  body: z.strictObject({ text }),
  response: z.object({ success: z.literal(true) }),
  ifMissing: { says: notOffered.person },
});

/** Server-sent events for the holder, below `/api/`: the request stays open. `Last-Event-ID` or `after` continues it. */
export const conversationStream = 'conversation/:id/news';

/** `isFree`: while it is open, whether somebody of the team is there who has room; `closesAt`, on that day. */
const teamNow = z.object({
  isOpen: z.boolean(),
  opensAt: z.nullable(z.string()),
  closesAt: z.optional(z.string()),
  isFree: z.optional(z.boolean()),
});

export type TeamNow = z.output<typeof teamNow>;

export const conversationNewsEvent = 'news';

/** Its id is the place of the last message. It comes first at once, then with every change. */
export const conversationNews = z.object({
  /** `waiting`: for a person. `bot`: the shop itself answers again. */
  state: z.enum(['bot', 'waiting', 'person', 'closed']),
  /** The first name of who has it. */
  person: z.nullable(z.string()),
  /** Whether the team answers now, or when it does next: a minute in Brasília. */
  opening: z.optional(teamNow),
  messages: z.array(
    z.object({
      place: z.int(),
      at: z.string(),
      author: z.enum(['visitor', 'shop', 'operator']),
      /** The first name of the person who wrote. */
      by: z.nullable(z.string()),
      text: z.string(),
      /** To be carried out by the page, once. */
      deed: z.nullable(staffAction),
    }),
  ),
});

export type ConversationNews = z.output<typeof conversationNews>;
