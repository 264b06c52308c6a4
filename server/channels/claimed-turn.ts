import * as z from 'zod/mini';
import { handOffWords } from '../../src/content/conversation/hand-off.ts';
import { whatsappWords } from '../../src/content/conversation/whatsapp.ts';
import type { ConversationClaims } from '../conversations/conversation-claims.ts';
import type { CarriedOut, Claimed } from '../conversations/conversation-outcomes.ts';
import type { Database } from '../database/database.ts';
import type { Asked, ChannelMessage, Inbound } from './channel-message.ts';
import { joined, maskedText, text } from './prompts/said.ts';
import type { Before, Turn } from './turn.ts';

// Sealed by this shop; what an older version sealed has the same shapes.
const inboundIn = z.custom<Inbound>((value) => typeof value === 'object' && value !== null);
const askedIn = z.custom<Asked | undefined>();
export const messageIn = z.custom<ChannelMessage>((value) => typeof value === 'object' && value !== null);

/** What was received, with what the message asked that it replies to. */
export async function inboundOf(
  { message, conversation: { id } }: Claimed,
  { database, claims }: { readonly database: Database; readonly claims: ConversationClaims },
): Promise<Inbound> {
  const inbound = inboundIn.parse(message.body.inbound);
  const { replyTo } = inbound;
  if (replyTo === undefined) return inbound;
  const asked = await database.read((db) => claims.askedBy(db, id, replyTo));
  return { ...inbound, answers: askedIn.parse(asked) };
}

/** A reply goes to whoever wrote what it replies to. */
const shownTo =
  ({ to }: Inbound) =>
  (message: ChannelMessage) => ({ text: maskedText(message), message, ...(to !== undefined && { to }) });

export const apology = (inbound: Inbound) =>
  shownTo(inbound)({ kind: 'text', text: handOffWords.notCarriedOut });

export const lateFor = (inbound: unknown) =>
  shownTo(inboundIn.parse(inbound))({ kind: 'text', text: whatsappWords.late });

const goesOn = ({ asksPerson, isStopped, isErased }: Turn, { received }: Inbound): boolean =>
  received.kind !== 'staff' && !asksPerson && !isStopped && !isErased;

/** All of it asks the same, and the first says what it answers, and that no person does any more. */
export function carriedOut(turn: Turn, inbound: Inbound, isLeft: boolean): CarriedOut {
  const { shown, asks, ...rest } = turn;
  const said = isLeft && goesOn(turn, inbound) ? joined([text(whatsappWords.back), ...shown]) : shown;
  return {
    ...rest,
    shown: said.map((message, at) => ({
      ...shownTo(inbound)(message),
      ...(asks && { asks }),
      ...(at === 0 && inbound.received.kind !== 'staff' && { replyTo: inbound.id }),
    })),
  };
}

export const beforeOf = ({ conversation, message: { isRepeated } }: Claimed, now: Date) => {
  const { id, visit, state, silent_until, isAwaited, isStopped, channel, lead_id: leadId } = conversation;
  const face: Before['face'] = channel === 'phone' ? 'phone' : 'whatsapp';
  // On the phone the person who has it speaks for the customer.
  const isPerson = face !== 'phone' && state === 'person';
  const isSilent = isPerson && (silent_until === null || silent_until > now.toISOString());
  return {
    isLeft: isPerson && !isSilent && !isAwaited,
    id,
    face,
    visit,
    leadId,
    isSilent,
    isStopped,
    isRepeated,
  };
};
