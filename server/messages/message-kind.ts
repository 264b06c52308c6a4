import * as z from 'zod/mini';
import type { MessageContent } from '../../src/content/messages/message-content.ts';
import type { Channel } from '../outbox/outbox-item.ts';
import type { Attachment } from './order-summary.ts';

export const messageChannels = ['email', 'whatsapp', 'sms'] as const satisfies readonly Channel[];

export type MessageChannel = (typeof messageChannels)[number];

export interface KindRules<Schema extends z.ZodMiniType> {
  /** The chain: what cannot be sent by one of these channels goes to the next that is configured. */
  readonly by: readonly MessageChannel[];
  /**
   * What was not sent, or not delivered, leaves its channel for the next after this time. WhatsApp drops it then, so
   * that it cannot arrive by both.
   */
  readonly within?: number;
  /** Sent at any hour because the person waits for it; other messages respect quiet hours. */
  readonly isAwaited: boolean;
  /** Validity of the content after its due time. */
  readonly usefulFor: number;
  /** Retention in the outbox after its due time. */
  readonly keptFor: number;
  /** The code or link is invalid after `usefulFor`, so that it is never resent. */
  readonly expires?: true;
  readonly data: Schema;
  /** Codes and links in the data. They give access, so the panel never shows them. */
  readonly secrets: readonly (keyof z.output<Schema> & string)[];
  readonly words: (data: z.output<Schema>) => MessageContent;
  readonly file?: (data: z.output<Schema>) => Promise<Attachment>;
}

/** Validates the stored data by the schema of its kind before rendering. */
export const kind = <const Schema extends z.ZodMiniType>({
  words,
  file,
  secrets,
  ...rules
}: KindRules<Schema>) => ({
  ...rules,
  contentOf: (data: unknown): MessageContent => words(rules.data.parse(data)),
  /** The content without its codes and links. */
  maskedContentOf: (data: unknown): MessageContent => {
    const masks = Object.fromEntries(secrets.map((name) => [name, mask]));
    return words(rules.data.parse({ ...anyFields.parse(data), ...masks }));
  },
  secretsOf: (data: unknown): Readonly<Record<string, unknown>> => {
    const told = anyFields.parse(data);
    return Object.fromEntries(secrets.map((name) => [name, told[name]]));
  },
  filesOf: async (data: unknown): Promise<Attachment[]> => (file ? [await file(rules.data.parse(data))] : []),
});

const anyFields = z.looseObject({});
const mask = '••••••';
