import * as z from 'zod/mini';
import { clockMinutePattern } from '../../brazil/clock-minute.ts';
import { staffAction } from '../calls/conversation.ts';
import { panelCall } from '../endpoint.ts';
import { freeText } from '../lead/answers.ts';
import { campaignFilter } from './campaign-filter.ts';
import { maskedFields } from './opened-record.ts';
import { searchedList, searchTerm } from './searched-list.ts';

/** Conversations of visitors on the site, in WhatsApp and on the phone, and the people of the team who take part in them. */

const text = z.nullable(z.string());
const named = z.object({ id: z.string(), name: z.string() });

/**
 * `waiting`: somebody asked for a person, or is not understood. `nobody`: no person has it. `bot`: the shop itself answers.
 * `later`: put off.
 */
export const conversationParts = ['waiting', 'mine', 'nobody', 'team', 'bot', 'later', 'closed'] as const;

export type ConversationPart = (typeof conversationParts)[number];

export const conversationOutcomes = ['ordered', 'answered', 'will-call', 'not-interested', 'left'] as const;

/** Of an older version that took two numbers for one: two people may have written it. */
export const sharedOutcome = 'shared';

export const listedOutcomes = [...conversationOutcomes, sharedOutcome] as const;

const author = z.enum(['visitor', 'shop', 'operator']);
const channel = z.enum(['whatsapp', 'site', 'phone']);

export const listedConversation = z.object({
  id: z.string(),
  channel,
  /** A person whose silence of the shop has ended no longer has it. */
  state: z.enum(['bot', 'waiting', 'person', 'closed']),
  /** Of the lead, or as the profile has it; empty if unknown. */
  name: z.string(),
  /** Masked. */
  phone: text,
  campaign: z.string(),
  by: z.nullable(named),
  askedAt: text,
  answeredAt: text,
  /** The visitor's last message. */
  lastAt: text,
  /** Messages in a row were not understood. */
  isStuck: z.boolean(),
  snoozedUntil: text,
  outcome: z.nullable(z.enum(listedOutcomes)),
  /** The last answer of the lead, and the name of its plan; empty if unknown. */
  step: z.string(),
  plan: z.string(),
  /** Messages of the visitor that nobody of the team has seen. */
  unread: z.int(),
  /** The last words, of the visitor, the shop or a person, or those that a search `found`; without text it was a file. */
  last: z.nullable(z.object({ author, text: z.string(), found: z.optional(z.array(z.string())) })),
});

export type ListedConversation = z.output<typeof listedConversation>;

export const countConversations = panelCall('GET', 'panel/conversations/counts', 'conversations.see', {
  summary: 'Count the conversations that wait for somebody, and the own ones that wait for an answer',
  response: z.object({ waiting: z.int(), mine: z.int() }),
});

export const conversationList = searchedList('conversations', {
  summary:
    'List a part of the conversations, those that wait by their wait, the others by their last change; find them by names, numbers and the words of the newest messages',
  right: 'conversations.see',
  filter: {
    /** Without one: those that wait, or all where a text is searched for. */
    part: z.optional(z.enum(conversationParts)),
    channel: z.optional(channel),
    campaign: campaignFilter,
  },
  found: { conversations: z.array(listedConversation) },
  file: { right: 'leads.export', name: 'conversas.csv' },
});

export type ConversationFilter = z.output<typeof conversationList.filter>;

export const listConversations = conversationList.call;

const media = z.object({
  /** `ended`: kept no longer. */
  state: z.enum(['coming', 'kept', 'failed', 'ended']),
  /** How it can be shown: its bytes say so. */
  shown: z.enum(['picture', 'sound', 'file']),
  name: z.string(),
  /** In bytes. */
  size: z.nullable(z.int()),
  /** Why it could not be fetched. */
  reason: text,
});

const message = z.object({
  id: z.string(),
  author,
  by: text,
  text: z.string(),
  /** For the team alone. */
  isNote: z.boolean(),
  /** On the phone: for the seller, who does not read it out. */
  isAside: z.boolean(),
  deed: z.nullable(staffAction),
  state: z.enum(['received', 'done', 'due', 'sending', 'sent', 'delivered', 'read', 'failed', 'uncertain']),
  /** Why it failed, as a code of the channel. */
  reason: text,
  at: z.string(),
  /** On the phone: what the customer can choose among. */
  choices: z.array(z.object({ title: z.string(), detail: z.optional(z.string()) })),
  media: z.nullable(media),
});

export type ConversationMedia = z.output<typeof media>;

export type ConversationMessage = z.output<typeof message>;

/** For the visitor or for the team. */
export const conversationDraft = z.object({
  kind: z.enum(['text', 'note']),
  text: z.string().check(z.maxLength(2000)),
});

export type ConversationDraft = z.output<typeof conversationDraft>;

const detail = z.object({
  ...listedConversation.shape,
  messages: z.array(message),
  /** Older messages are not shown. */
  isCut: z.boolean(),
  /** Until when the shop itself stays silent. */
  silentUntil: text,
  /** WhatsApp takes free texts until then; null: it takes them at any time. */
  openUntil: text,
  /** The order or the lead: its page in the panel, its state and its data. */
  record: z.nullable(
    z.object({
      kind: z.enum(['order', 'lead']),
      /** The number of an order, the id of a lead. */
      id: z.string(),
      protocol: z.string(),
      /** The state of an order, the last answer of a lead. */
      state: z.string(),
      town: z.string(),
      plan: text,
      personal: maskedFields,
      /** Answers that are not masked, by the names of their fields. */
      noted: z.record(z.string(), z.string()),
    }),
  ),
  /** Names of the fields that the order still lacks. */
  missing: z.array(z.string()),
  /** Who may take it over. */
  colleagues: z.array(named),
  /** What the operator has begun to write. */
  draft: z.nullable(conversationDraft),
});

export type ConversationDetail = z.output<typeof detail>;

const params = z.object({ id: z.uuid() });
const done = z.object({ success: z.literal(true) });
const answer = 'conversations.answer';

export const readConversation = panelCall('GET', 'panel/conversations/:id', 'conversations.see', {
  summary: 'Get a conversation with its messages and the state of the order, personal data masked',
  params,
  hasEffect: true,
  response: z.object({ conversation: detail }),
});

/** The file of a message, in its own type. */
export const conversationFilePath = 'panel/conversation-files';

export const changeConversation = panelCall('POST', 'panel/conversations/:id/changes', answer, {
  summary: 'Take a conversation, pass it on, put it off, close it, or hand it back to the shop itself',
  params,
  body: z.discriminatedUnion('does', [
    z.strictObject({ does: z.literal('take') }),
    z.strictObject({ does: z.literal('pass'), to: z.string().check(z.maxLength(40)) }),
    /** In Brasília time. */
    z.strictObject({ does: z.literal('snooze'), until: z.string().check(z.regex(clockMinutePattern)) }),
    z.strictObject({ does: z.literal('close'), outcome: z.enum(conversationOutcomes) }),
    z.strictObject({ does: z.literal('hand-back') }),
  ]),
  response: done,
});

const words = z
  .string('Escreva a mensagem.')
  .check(
    z.trim(),
    z.minLength(1, 'Escreva a mensagem.'),
    z.maxLength(2000, 'A mensagem pode ter até 2.000 letras. Mande o resto em outra.'),
  );

/** What a person sends, of what WhatsApp takes. */
export const sentFileTypes: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'];
export const largestSentFile = 5_000_000;
export const sentFileFaults = {
  none: 'Escolha o arquivo.',
  type: 'Só uma foto em JPEG ou PNG, ou um PDF.',
  size: 'O arquivo pode ter até 5 MB. Mande um menor.',
} as const;

export const addToConversation = panelCall('POST', 'panel/conversations/:id/messages', answer, {
  summary: 'Write to the visitor, note something for the team, ask or answer a question for them, send again',
  params,
  bodyLimit: 1.4 * largestSentFile,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: words }),
    z.strictObject({ kind: z.literal('note'), text: words }),
    /** In WhatsApp; its bytes in base64. */
    z.strictObject({
      kind: z.literal('file'),
      name: z.string().check(z.maxLength(200)),
      content: z.string().check(z.maxLength(4 * Math.ceil(largestSentFile / 3), sentFileFaults.size)),
    }),
    z.strictObject({ kind: z.literal('deed'), deed: staffAction }),
    /** A request for a call to the phone of the conversation. */
    z.strictObject({ kind: z.literal('call') }),
    /** The link by which the order is gone on with elsewhere, by an approved template. */
    z.strictObject({ kind: z.literal('link') }),
    z.strictObject({ kind: z.literal('again'), message: z.uuid() }),
  ]),
  response: done,
});

export const keepDraft = panelCall('PUT', 'panel/conversations/:id/draft', answer, {
  summary: 'Keep what the operator has begun to write, for some days; an empty text ends it',
  params,
  body: z.strictObject(conversationDraft.shape),
  response: done,
});

export const openPhoneOrder = panelCall('POST', 'panel/conversations/by-phone', 'leads.assist', {
  summary: 'Open an order for a customer on the phone, anew or from a lead, or take the one that is open',
  body: z.strictObject({ campaign: freeText(48), lead: z.nullable(z.uuid()) }),
  response: z.object({ id: z.string() }),
});

export const sayOnPhone = panelCall('POST', 'panel/conversations/:id/said', 'leads.assist', {
  summary: 'Give what the customer on the phone said, or which choice of a message they took',
  params,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), text: words }),
    z.strictObject({ kind: z.literal('press'), message: z.uuid(), choice: z.int().check(z.gte(0)) }),
  ]),
  response: done,
});

export const findQuickAnswers = panelCall('POST', 'panel/conversations/answers', answer, {
  summary:
    'Find answers of the shop by words of their questions, or to what was said, as the conversation gives them in a campaign',
  body: z.strictObject({
    campaign: freeText(48),
    search: searchTerm,
    said: z.optional(z.string().check(z.maxLength(2000))),
  }),
  response: z.object({
    answers: z.array(z.object({ id: z.string(), question: z.string(), text: z.string() })),
  }),
});
