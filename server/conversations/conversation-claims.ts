import { minuteMs } from '../../src/brazil/durations.ts';
import type { Connection, Tables } from '../database/database.ts';
import { hashToken, type Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';
import { endsErased } from '../tombstones/erasure-repository.ts';
import {
  begun,
  begunAlone,
  type CarriedOut,
  type Claimed,
  conversationOutcomes,
  heldBy,
} from './conversation-outcomes.ts';
import { lastOfVisitor, openBody, openContact, visitPlace } from './message-body.ts';

/** Longer than a turn or a sending takes. */
const claimLasts = minuteMs;

/** One that ends with its last reply takes all that is left. */
const statesFor = ({ outcome }: { outcome: string | null }, repliesAlone: boolean) =>
  repliesAlone && outcome !== endsErased ? (['due'] as const) : (['due', 'received'] as const);

type Reason = { readonly reason: string | null };

const begunAs = ({ reason }: Reason) => (reason === begunAlone ? begunAlone : begun);
const deathsOf = ({ reason }: Reason) => (reason === begunAlone ? 2 : Number(reason === begun));

type Shown = CarriedOut['shown'][number];

type ChannelName = Tables['conversations']['channel'];

export type ConversationClaims = ReturnType<typeof conversationClaims>;

/**
 * Conversations shared by the workers of all processes: one holds a conversation at a time, so that its messages are
 * carried out and sent in order. Every step asks for the hold that it was given.
 */
export function conversationClaims(protection: Protection, random: Random) {
  const take = async (
    db: Connection,
    id: string,
    present: string | null,
    now: Date,
    repliesAlone = false,
  ) => {
    const at = now.toISOString();
    const until = momentAfter(now, claimLasts);
    const row = await db
      .updateTable('conversations')
      .set({ claimed_until: until })
      .where('id', '=', id)
      .where((where) =>
        present === null
          ? where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', at)])
          : where('claimed_until', '=', present),
      )
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const messages = db.updateTable('conversation_messages').where('conversation_id', '=', id);
    if (present === null)
      await messages
        .set({ state: 'uncertain', reason: 'process ended', changed_at: at })
        .where('state', '=', 'sending')
        .execute();
    const message = await db
      .selectFrom('conversation_messages')
      .select(['id', 'state', 'author', 'body', 'reason'])
      .where('conversation_id', '=', id)
      .where('state', 'in', statesFor(row, repliesAlone))
      .orderBy('state')
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
    if (message === undefined) {
      await (row.outcome === endsErased
        ? db.deleteFrom('conversations').where('id', '=', id)
        : db.updateTable('conversations').set({ claimed_until: null }).where('id', '=', id)
      ).execute();
      return undefined;
    }
    const isDue = message.state === 'due';
    await messages
      .set(isDue ? { state: 'sending', changed_at: at } : { reason: begunAs(message) })
      .where('id', '=', message.id)
      .execute();
    const { channel, state, silent_until, last_in_at, lead_id, visit, stopped, operator_id } = row;
    const isAwaited = row.asked_at !== null && row.answered_at === null;
    return {
      conversation: {
        ...{ id, channel, state, silent_until, last_in_at, lead_id, operator_id },
        isAwaited,
        isStopped: stopped === 1,
        contact: openContact(protection, row),
        visit: visit && protection.open(visit, visitPlace(id)),
      },
      message: {
        id: message.id,
        state: isDue ? ('due' as const) : ('received' as const),
        author: message.author,
        isRepeated: message.reason !== null,
        deaths: deathsOf(message),
        body: openBody(protection, message),
      },
      until,
    };
  };

  const outcomes = conversationOutcomes(protection, random);
  return {
    ...outcomes,
    /** Conversations in which something is left to do, the longest waiting first. */
    waiting: async (db: Connection, channels: readonly ChannelName[], many: number, now: Date) => {
      const rows = await db
        .selectFrom('conversation_messages as messages')
        .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
        .select('conversations.id')
        .where('messages.state', 'in', ['received', 'due', 'sending'])
        .where('channel', 'in', channels)
        .where((where) =>
          where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now.toISOString())]),
        )
        .groupBy('conversations.id')
        .orderBy((row) => row.fn.min('messages.at'))
        .limit(many)
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Takes a conversation that nobody holds. What its last holder was sending has an unknown fate. */
    claim: (db: Connection, id: string, now: Date): Promise<Claimed | undefined> => take(db, id, null, now),
    /** The next of a held conversation: replies before messages, or alone. Without one it is let go. */
    next: (db: Connection, { conversation: { id }, until }: Claimed, now: Date, repliesAlone = false) =>
      take(db, id, until, now, repliesAlone),
    /** Where the shop alone speaks: says these words to whoever wrote first of those that wait, unless it just did. */
    say: async (db: Connection, id: string, words: (inbound: unknown) => Shown, now: Date) => {
      const first = await db
        .selectFrom('conversation_messages as messages')
        .innerJoin('conversations', 'conversations.id', 'conversation_id')
        .select(['messages.id', 'body', 'position'])
        .where('conversation_id', '=', id)
        .where('messages.state', '=', 'received')
        .where('channel', '=', 'whatsapp')
        .where('conversations.state', '=', 'bot')
        .where('claimed_until', 'is', null)
        .orderBy('position')
        .limit(1)
        .forUpdate()
        .executeTakeFirst();
      if (first === undefined) return undefined;
      const line = words(openBody(protection, first).inbound);
      const last = await db
        .selectFrom('conversation_messages')
        .select(['id', 'body'])
        .where('conversation_id', '=', id)
        .where('author', '=', 'shop')
        .where('position', '>', first.position)
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (last !== undefined && openBody(protection, last).text === line.text) return undefined;
      await outcomes.add(db, id, [line], now);
      return take(db, id, null, now, true);
    },
    /** The channel's id of the visitor's last message, if a person is to read it. */
    unread: async (db: Connection, id: string): Promise<string | undefined> =>
      (await lastOfVisitor(protection, db, id))?.unread,
    /** When the visitor's messages came that are to be carried out, the first before the others. */
    received: async (db: Connection, id: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('conversation_messages')
        .select('at')
        .where('conversation_id', '=', id)
        .where('author', '=', 'visitor')
        .where('state', '=', 'received')
        .orderBy('position')
        .execute();
      return rows.map(({ at }) => at);
    },
    /** What a message of ours asked that has this id of the channel. */
    askedBy: async (db: Connection, id: string, providerId: string): Promise<unknown> => {
      const row = await db
        .selectFrom('conversation_messages')
        .select(['id', 'body'])
        .where('conversation_id', '=', id)
        .where('provider_id', '=', hashToken(providerId))
        .executeTakeFirst();
      return row && openBody(protection, row).asks;
    },
    release: async (db: Connection, claimed: Claimed): Promise<void> => {
      await heldBy(db, claimed).set({ claimed_until: null }).execute();
    },
  };
}
