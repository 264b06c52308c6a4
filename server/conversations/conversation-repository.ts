import { sql } from 'kysely';
import * as z from 'zod/mini';
import { hideSecretNumbers } from '../../src/brazil/secret-numbers.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import { type ConversationMedia, sharedOutcome } from '../../src/contract/panel/conversations.ts';
import type { Connection, Tables } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { hashToken, type Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { endsErased } from '../tombstones/erasure-repository.ts';
import { addMessages } from './add-messages.ts';
import { type MediaSource, mediaOf, sealSource, shownMedia } from './conversation-media.ts';
import type { MediaKind } from './media-types.ts';
import { type ConversationContact, openBody, openContact, sealBody, sealContact } from './message-body.ts';
import { isTheirsAlone, personHash, personHashes, personOf } from './person-hash.ts';
import type { ConversationMessageState, ConversationState } from './tables.ts';

type ChannelName = Tables['conversations']['channel'];

interface ReceivedMessage {
  /** The channel's id of it. */
  readonly id: string;
  /** By which the channel knows the person: see `personHash`. */
  readonly person: string;
  readonly contact: ConversationContact;
  readonly at: string;
  /** What the channel parsed. */
  readonly inbound: unknown;
  /** What is to be fetched. */
  readonly media?: { readonly media: MediaKind; readonly file?: MediaSource } | undefined;
}

interface MessageStatus {
  /** Our id; without it the message is found by the provider's. */
  readonly id: string | undefined;
  readonly providerId: string;
  readonly status: string;
  readonly reason: string | null;
}

interface SaidMessage {
  readonly at: string;
  /** `browser`: a line that the visitor's browser told as the shop's. */
  readonly author: Tables['conversation_messages']['author'] | 'browser';
  readonly text: string;
  readonly file: ConversationMedia | null;
}

export interface Conversations {
  /** Stores a message to be carried out; opens the conversation. Returns its id, or null if it had come before. */
  receive(db: Connection, channel: ChannelName, message: ReceivedMessage, now: Date): Promise<string | null>;
  /** The person has another number, unless that one has a conversation of its own. */
  move(
    db: Connection,
    channel: ChannelName,
    to: { readonly from: string; readonly person: string; readonly contact: ConversationContact },
  ): Promise<void>;
  /** Records what a channel reports of a message: in any order, twice, or before the sending is settled. */
  noteStatus(db: Connection, status: MessageStatus, now: Date): Promise<void>;
  /** What was said in the conversations of a lead, or in one; not the notes of the team. */
  saidOf(db: Connection, id: string): Promise<SaidMessage[]>;
  /** Those in WhatsApp of these Brazilian phones in which nobody gave a document. */
  ofPhones(
    db: Connection,
    phones: readonly string[],
  ): Promise<Pick<Tables['conversations'], 'id' | 'lead_id'>[]>;
  /** Whether the person of this Brazilian phone wants no messages in WhatsApp that nobody asked for. */
  hasStopped(db: Connection, phone: string): Promise<boolean>;
  /** Whether a conversation in WhatsApp that ended as `shared` may be of this person. */
  mayShare(db: Connection, contact: ConversationContact): Promise<boolean>;
}

const open: readonly ConversationMessageState[] = ['sending', 'uncertain'];

/** The states that a status changes: later ones it never takes back. */
const changedBy: Readonly<Record<string, readonly ConversationMessageState[]>> = {
  sent: open,
  delivered: [...open, 'sent'],
  read: [...open, 'sent', 'delivered'],
  failed: [...open, 'sent'],
};

const isReported = (status: string): status is 'sent' | 'delivered' | 'read' | 'failed' =>
  lookUp(changedBy, status) !== undefined;

/** What a person of the team reads of a message that nobody carries out. */
const unread = z.object({
  received: z.object({ text: z.optional(z.string()), title: z.optional(z.string()) }),
});

const hasNoDocument = sql<boolean>`(lead_id is null or lead_id not in (
  select id from leads where cpf_hash is not null or cnpj_hash is not null union all select id from renewals
))`;

/** Meta's ids name the phone, so only their hashes are stored; rows of an older version have the id itself. */
const storedIds = (providerId: string): string[] => [hashToken(providerId), providerId];

export function conversationRepository(protection: Protection, random: Random): Conversations {
  /** The person's row; `shared`: one of an earlier version that two people may have written, and which is nobody's. */
  const rowsOf = async (db: Connection, channel: ChannelName, person: string) => {
    const hashes = personHashes(protection, person);
    const rows = await db
      .selectFrom('conversations')
      .select(['id', 'person_hash', 'contact', 'stopped', 'outcome'])
      .where('channel', '=', channel)
      .where('person_hash', 'in', hashes)
      .execute();
    const own =
      // Where both are, a process of the version before still writes the former one.
      rows.find(
        (row) => row.person_hash !== hashes[0] && isTheirsAlone(person, openContact(protection, row)),
      ) ?? rows.find((row) => row.person_hash === hashes[0]);
    // What is erased goes by itself.
    const shared = rows.find((row) => own === undefined && row.outcome !== endsErased);
    const mayShare = rows.some(({ outcome }) => outcome === sharedOutcome);
    return { own, shared, mayShare, isStopped: (own ? [own] : rows).some(({ stopped }) => stopped === 1) };
  };

  /** Nothing of it is carried out or sent any more; the team finds it among those that ended. */
  const endShared = async (db: Connection, id: string, now: Date) => {
    const at = now.toISOString();
    const left = await db
      .updateTable('conversation_messages')
      .set({ state: 'failed', reason: 'not carried out', changed_at: at })
      .where('conversation_id', '=', id)
      .where('state', 'in', ['received', 'due'])
      .returning(['id', 'body'])
      .execute();
    for (const row of left) {
      const { data } = unread.safeParse(openBody(protection, row).inbound);
      const { title = '', text = title } = data?.received ?? {};
      const body = data && sealBody(protection, row, { text: hideSecretNumbers(text) });
      if (body)
        await db.updateTable('conversation_messages').set({ body }).where('id', '=', row.id).execute();
    }
    await db
      .updateTable('conversations')
      .set({
        ...{ state: 'closed', outcome: sharedOutcome, updated_at: at },
        ...{ visit: null, claimed_until: null, last_in_at: null },
      })
      .where('id', '=', id)
      .execute();
    await raiseTopic(db, 'conversations');
  };

  return {
    receive: async (db, channel, { id: providerId, person, contact, at, inbound, media }, now) => {
      const known = await db
        .selectFrom('conversation_messages')
        .select('id')
        .where('provider_id', 'in', storedIds(providerId))
        .executeTakeFirst();
      if (known !== undefined) return null;
      const id = timeOrderedId(random, now);
      const { own, shared, isStopped } = await rowsOf(db, channel, person);
      if (shared !== undefined) await endShared(db, shared.id, now);
      const conversation = await db
        .insertInto('conversations')
        .values({
          id,
          channel,
          person_hash: own?.person_hash ?? personHash(protection, person),
          contact: sealContact(protection, { id }, contact),
          campaign: '',
          state: 'bot',
          misunderstood: 0,
          stopped: Number(isStopped),
          last_in_at: at,
          created_at: now.toISOString(),
          updated_at: now.toISOString(),
        })
        .onConflict((conflict) =>
          conflict.columns(['channel', 'person_hash']).doUpdateSet((row) => ({
            // WhatsApp repeats for days what it believes lost.
            last_in_at: row
              .case()
              .when('conversations.last_in_at', '>', at)
              .then(row.ref('conversations.last_in_at'))
              .else(at)
              .end(),
            snoozed_until: null,
            updated_at: now.toISOString(),
            state: row
              .case()
              .when('conversations.state', '=', 'closed')
              .then<ConversationState>('bot')
              .else(row.ref('conversations.state'))
              .end(),
            outcome: null,
          })),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      const [added] = await addMessages(
        { protection, random },
        db,
        conversation.id,
        [{ author: 'visitor', state: 'received', body: { text: '', inbound }, providerId }],
        now,
      );
      if (added !== undefined && media?.file !== undefined)
        await db
          .insertInto('conversation_media')
          .values({
            ...{ message_id: added, conversation_id: conversation.id, kind: media.media, tries: 0 },
            source: sealSource(protection, added, media.file),
            ...{ due_at: now.toISOString(), at: now.toISOString() },
          })
          .execute();
      return added === undefined ? null : conversation.id;
    },
    move: async (db, channel, { from, person, contact }) => {
      const { own: moved } = await rowsOf(db, channel, from);
      if (moved === undefined || (await rowsOf(db, channel, person)).own !== undefined) return;
      await db
        .updateTable('conversations')
        .set({
          person_hash: personHash(protection, person),
          contact: sealContact(protection, moved, contact),
        })
        .where('id', '=', moved.id)
        .execute();
    },
    noteStatus: async (db, { id, providerId, status, reason }, now) => {
      if (!isReported(status)) return;
      await db
        .updateTable('conversation_messages')
        .set({ state: status, reason, provider_id: hashToken(providerId), changed_at: now.toISOString() })
        .where((where) =>
          id === undefined ? where('provider_id', 'in', storedIds(providerId)) : where('id', '=', id),
        )
        .where('state', 'in', lookUp(changedBy, status) ?? [])
        .execute();
    },
    hasStopped: async (db, phone) => (await rowsOf(db, 'whatsapp', `+55${phone}`)).isStopped,
    mayShare: async (db, contact) => (await rowsOf(db, 'whatsapp', personOf(contact))).mayShare,
    ofPhones: async (db, phones) => {
      const ids = [''];
      for (const phone of phones) ids.push((await rowsOf(db, 'whatsapp', `+55${phone}`)).own?.id ?? '');
      return db
        .selectFrom('conversations')
        .select(['id', 'lead_id'])
        .where('id', 'in', ids)
        .where(hasNoDocument)
        .orderBy('id')
        .execute();
    },
    saidOf: async (db, id) => {
      const rows = await db
        .selectFrom('conversation_messages')
        .innerJoin('conversations', 'conversations.id', 'conversation_messages.conversation_id')
        .leftJoin('conversation_media as media', 'media.message_id', 'conversation_messages.id')
        .select(['conversation_messages.id', 'channel', 'author', 'body', 'conversation_messages.at'])
        .select(shownMedia)
        .where((where) => where.or([where('lead_id', '=', id), where('conversations.id', '=', id)]))
        .orderBy('conversations.id')
        .orderBy('position')
        .execute();
      return rows.flatMap(({ at, channel, ...row }) => {
        const { text, note } = openBody(protection, row);
        const author = channel === 'site' && row.author === 'shop' ? 'browser' : row.author;
        const file = mediaOf(protection, row);
        const kept = file?.state === 'kept' ? file : null;
        return (text === '' && kept === null) || note ? [] : [{ at, author, text, file: kept }];
      });
    },
  };
}
