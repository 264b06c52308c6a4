import * as z from 'zod/mini';
import { type StaffAction, staffAction } from '../../src/contract/calls/conversation.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';

/**
 * The sealed contact of a conversation; of the site all are empty. `to`: where the channel sends, which may be written
 * otherwise than the phone, or stand where the person hides it.
 */
const contact = z.object({ phone: z.string(), profileName: z.string(), to: z.optional(z.string()) });

export type ConversationContact = z.output<typeof contact>;

/**
 * The sealed text of a message. `inbound` until it is carried out, `message` until it is sent: only the channel knows
 * what they are. `to`: where the message goes that answers another. `deed`: what a person has the visitor's page do.
 * `note`: for the team alone. `replyTo`: the channel's id of the message that it answers. `asks`: what a reply to it
 * answers, which the channel knows.
 */
const body = z.object({
  text: z.string(),
  inbound: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  to: z.optional(z.string()),
  deed: z.optional(z.unknown()),
  /** Attempts that failed, and parts of `message` that were taken. */
  tries: z.optional(z.number()),
  partsSent: z.optional(z.number()),
  note: z.optional(z.literal(true)),
  replyTo: z.optional(z.string()),
  asks: z.optional(z.unknown()),
  /** The channel's id of a message that a person is to read: it is shown as read once they answer. */
  unread: z.optional(z.string()),
});

export type MessageBody = z.output<typeof body>;

/** What a person had the conversation do. The answer itself may be a document: which question it was is enough. */
export function actionOf({ deed }: MessageBody): StaffAction | null {
  const { data } = staffAction.safeParse(deed);
  return data?.kind === 'answer' ? { ...data, raw: {} } : (data ?? null);
}

/** By which visitors know a person of the team. */
export const firstNameOf = (name: string): string => name.trim().split(' ')[0] ?? '';

export const contactPlace = (conversationId: string): string => `contact of conversation ${conversationId}`;
export const visitPlace = (conversationId: string): string => `visit of conversation ${conversationId}`;
export const bodyPlace = (messageId: string): string => `conversation message ${messageId}`;

type Row = { readonly id: string };

export const sealContact = (protection: Protection, { id }: Row, value: ConversationContact): string =>
  protection.seal(JSON.stringify(value), contactPlace(id));

export const openContact = (protection: Protection, row: Row & { contact: string }): ConversationContact =>
  contact.parse(JSON.parse(protection.open(row.contact, contactPlace(row.id))));

export const sealBody = (protection: Protection, { id }: Row, value: MessageBody): string =>
  protection.seal(JSON.stringify(value), bodyPlace(id));

export const openBody = (protection: Protection, row: Row & { body: string }): MessageBody =>
  body.parse(JSON.parse(protection.open(row.body, bodyPlace(row.id))));

const written = z.object({ text: z.string() });

/** Its text alone, for a search that opens thousands. */
export const openText = (protection: Protection, row: Row & { body: string }): string =>
  written.parse(JSON.parse(protection.open(row.body, bodyPlace(row.id)))).text;

export async function lastOfVisitor(
  protection: Protection,
  db: Connection,
  conversationId: string,
): Promise<MessageBody | undefined> {
  const last = await db
    .selectFrom('conversation_messages')
    .select(['id', 'body'])
    .where('conversation_id', '=', conversationId)
    .where('author', '=', 'visitor')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && openBody(protection, last);
}

/** A visit as its last turn left it, and the phone of its person; undefined once it has ended. */
export async function visitOf(protection: Protection, db: Connection, id: string) {
  const row = await db
    .selectFrom('conversations')
    .select(['id', 'contact', 'visit'])
    .where('id', '=', id)
    .executeTakeFirst();
  const visit = row?.visit && protection.open(row.visit, visitPlace(id));
  return row && visit ? { visit, phone: openContact(protection, row).phone } : undefined;
}
