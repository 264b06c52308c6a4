import { minuteMs } from '../../src/brazil/durations.ts';
import { changedOne } from '../database/changed-one.ts';
import type { Connection, Tables } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import type { Outcome } from '../outbox/outbox-item.ts';
import { hashToken, type Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';
import { endConversation, endsErased, noteErased } from '../tombstones/erasure-repository.ts';
import { addMessages } from './add-messages.ts';
import {
  actionOf,
  type ConversationContact,
  type MessageBody,
  sealBody,
  visitPlace,
} from './message-body.ts';
import { noteSeller } from './note-seller.ts';
import { askedAgain, standing, stuckAfter } from './standing.ts';
import type { ConversationMessageState } from './tables.ts';

type Conversation = Tables['conversations'];

/** The reason of a received message, from its first step to its last, and where it is tried again alone. */
export const begun = 'begun';
export const begunAlone = 'begun alone';
const tried = 'tried';

const maxTries = 5;
const longestPause = 5 * minuteMs;

/** WhatsApp asks for powers of four where one person got too much. */
const pauseAfter = (tries: number, asked = 0): number =>
  Math.min(Math.max(1000 * 4 ** (tries - 1), asked), longestPause);

/** A conversation that this process holds, and what is next in it. */
export interface Claimed {
  readonly conversation: Pick<
    Conversation,
    'id' | 'channel' | 'state' | 'silent_until' | 'last_in_at' | 'lead_id' | 'operator_id'
  > & {
    /** A person was asked for, and none has written yet. */
    readonly isAwaited: boolean;
    readonly isStopped: boolean;
    readonly contact: ConversationContact;
    readonly visit: string | null;
  };
  readonly message: {
    readonly id: string;
    readonly state: 'received' | 'due';
    readonly author: Tables['conversation_messages']['author'];
    readonly body: MessageBody;
    /** Carrying it out was begun before. */
    readonly isRepeated: boolean;
    /** Processes that ended while they carried it out, the second one surely by it. */
    readonly deaths: number;
  };
  /** Until when it is held; no other holder has the same. */
  readonly until: string;
}

/** What a carried out message leaves, all of it at once. */
export interface CarriedOut {
  readonly visit: string | null;
  readonly leadId: string | null;
  readonly campaign: string;
  readonly said: string;
  readonly shown: readonly Pick<MessageBody, 'text' | 'message' | 'to' | 'replyTo' | 'asks'>[];
  readonly asksPerson: boolean;
  readonly misunderstood: number;
  readonly isStopped: boolean;
  readonly isErased: boolean;
  /** The channel's id of a message that a person is to read. */
  readonly unread?: string;
}

type Shown = CarriedOut['shown'];
type GivenUp = { readonly reason: string; readonly text: string; readonly apology: Shown };

/** Open panels show it at once; for the many in which the shop alone speaks, no process waits for the topic. */
const concernsPeople = ({ conversation: { state } }: Claimed, turn?: CarriedOut): boolean =>
  state !== 'bot' || turn?.asksPerson === true || (turn?.misunderstood ?? 0) >= stuckAfter;

export const heldBy = (db: Connection, { conversation: { id }, until }: Claimed) =>
  db.updateTable('conversations').where('id', '=', id).where('claimed_until', '=', until);

/** Whether it is still held. */
const touch = (db: Connection, claimed: Claimed, now: Date): Promise<boolean> =>
  changedOne(heldBy(db, claimed).set({ updated_at: now.toISOString() }));

export function conversationOutcomes(protection: Protection, random: Random) {
  const add = (db: Connection, id: string, shown: Shown, now: Date) =>
    addMessages(
      { protection, random },
      db,
      id,
      shown.map((body) => ({ author: 'shop', state: 'due', body })),
      now,
    );
  const change = (db: Connection, { message: { id } }: Claimed) =>
    db.updateTable('conversation_messages').where('id', '=', id);

  const callPerson = (db: Connection, { conversation: { id } }: Claimed, now: Date) =>
    db.updateTable('conversations').set(askedAgain(now)).where('id', '=', id).execute();

  const done = (db: Connection, claimed: Claimed, kept: MessageBody, now: Date) =>
    change(db, claimed)
      .set({
        ...{ state: 'done', reason: null, changed_at: now.toISOString() },
        body: sealBody(protection, claimed.message, kept),
      })
      .execute();

  const store = async (db: Connection, claimed: Claimed, turn: CarriedOut, now: Date) => {
    const { id, channel } = claimed.conversation;
    await heldBy(db, claimed)
      .set(({ fn, val }) => ({
        // A person who fell silent has left, once the shop has spoken.
        ...(channel === 'whatsapp' && { state: standing(now) }),
        visit: turn.visit === null ? null : protection.seal(turn.visit, visitPlace(id)),
        // What is said after an order belongs to it, although the visit has ended.
        lead_id: fn.coalesce(val(turn.leadId), 'lead_id'),
        campaign: turn.campaign,
        misunderstood: turn.misunderstood,
        stopped: Number(turn.isStopped),
      }))
      .execute();
    const deed = actionOf(claimed.message.body);
    const kept = { text: turn.said, ...(deed && { deed }), ...(turn.unread && { unread: turn.unread }) };
    await done(db, claimed, kept, now);
    if (turn.asksPerson) await callPerson(db, claimed, now);
    if (channel === 'phone') await noteSeller(db, turn.leadId, claimed.conversation.operator_id, now);
  };

  /** Left to a person: `text` is what they read of it. Returns whether it was. */
  const giveUp = async (db: Connection, claimed: Claimed, { reason, text, apology }: GivenUp, now: Date) => {
    if (!(await touch(db, claimed, now))) return false;
    const body = sealBody(protection, claimed.message, { text });
    await change(db, claimed).set({ state: 'failed', reason, body, changed_at: now.toISOString() }).execute();
    await callPerson(db, claimed, now);
    await add(db, claimed.conversation.id, apology, now);
    await raiseTopic(db, 'conversations');
    return true;
  };

  return {
    ...{ add, giveUp },
    /** False if another process has taken over: nothing is stored. */
    finish: async (db: Connection, claimed: Claimed, turn: CarriedOut, now: Date): Promise<boolean> => {
      const { id } = claimed.conversation;
      const row = await heldBy(db, claimed)
        .set({ updated_at: now.toISOString() })
        .returning('outcome')
        .executeTakeFirst();
      if (row === undefined) return false;
      if (turn.isErased || row.outcome === endsErased) {
        await endConversation(db, id, claimed.message.id);
        if (turn.isErased) await noteErased(db, id, now);
      } else {
        await store(db, claimed, turn, now);
      }
      await add(db, id, turn.shown, now);
      if (concernsPeople(claimed, turn)) await raiseTopic(db, 'conversations');
      return true;
    },
    /** What holds no answer, and is answered with the message after it. */
    passOver: async (db: Connection, claimed: Claimed, said: string, now: Date): Promise<boolean> => {
      const isHeld = await touch(db, claimed, now);
      if (isHeld) await done(db, claimed, { text: said }, now);
      return isHeld;
    },
    /** It is let go, and its message is carried out later. */
    wait: async (db: Connection, claimed: Claimed): Promise<void> => {
      await change(db, claimed).set({ reason: null }).execute();
      await heldBy(db, claimed).set({ claimed_until: null }).execute();
    },
    /** Tried again later and in the end given up with these words; returns whether it was. One that hangs counts as a death. */
    fail: async (db: Connection, claimed: Claimed, apology: Shown, now: Date, hasEnded: boolean) => {
      const { message } = claimed;
      const tries = (message.body.tries ?? 0) + 1;
      if (tries < maxTries) {
        const claimed_until = momentAfter(now, pauseAfter(tries));
        if (await changedOne(heldBy(db, claimed).set({ claimed_until })))
          await change(db, claimed)
            .set({
              body: sealBody(protection, message, { ...message.body, tries }),
              ...(hasEnded && { reason: tried }),
            })
            .execute();
        return false;
      }
      return giveUp(db, claimed, { reason: 'not carried out', text: '', apology }, now);
    },
    /** Before what a process died with is carried out alone. False if it is not held any more. */
    beginAlone: async (db: Connection, claimed: Claimed, now: Date): Promise<boolean> => {
      const isHeld = await touch(db, claimed, now);
      if (isHeld) await change(db, claimed).set({ reason: begunAlone }).execute();
      return isHeld;
    },
    /** What became of a sending, and which parts of the message were taken. False if it is tried again later. */
    settle: async (db: Connection, claimed: Claimed, outcome: Outcome, partsSent: number, now: Date) => {
      const { message } = claimed;
      const { body } = message;
      const tries = (body.tries ?? 0) + 1;
      const goesAgain = outcome.kind === 'not-taken' && tries < maxTries;
      const isSent = outcome.kind === 'taken' || outcome.kind === 'shown';
      const kept = isSent ? sentBody(body, outcome) : { ...body, tries, partsSent };
      await change(db, claimed)
        .set({
          body: sealBody(protection, message, kept),
          ...(outcome.kind === 'taken' &&
            outcome.providerId !== undefined && { provider_id: hashToken(outcome.providerId) }),
        })
        .execute();
      // A report may have come before: it is later than this.
      await change(db, claimed)
        .set({
          state: goesAgain ? 'due' : stateAfter[outcome.kind],
          reason: 'reason' in outcome ? (outcome.reason ?? null) : null,
          changed_at: now.toISOString(),
        })
        .where('state', 'in', ['sending', 'uncertain'])
        .execute();
      if (goesAgain)
        await heldBy(db, claimed)
          .set({ claimed_until: momentAfter(now, pauseAfter(tries, outcome.retryAfter)) })
          .execute();
      if (concernsPeople(claimed)) await raiseTopic(db, 'conversations');
      return !goesAgain;
    },
  };
}

/** What is read out on the phone is pressed there. */
const sentBody = ({ text, message, asks }: MessageBody, { kind }: Outcome): MessageBody => ({
  text,
  ...(kind === 'shown' && { message }),
  ...(asks !== undefined && { asks }),
});

const stateAfter = {
  taken: 'sent',
  shown: 'sent',
  refused: 'failed',
  'not-taken': 'failed',
  unknown: 'uncertain',
} as const satisfies Record<Outcome['kind'], ConversationMessageState>;
