import { sql } from 'kysely';
import * as z from 'zod/mini';
import { minuteMs } from '../../src/brazil/durations.ts';
import type { ConversationMedia } from '../../src/contract/panel/conversations.ts';
import type { Connection, Tables } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { maxAttempts, retryDelay } from '../outbox/retry-delay.ts';
import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';
import { type MediaKind, shownAs } from './media-types.ts';

/** The name of a file, and by which id the channel gives it until it is fetched. */
const source = z.object({ name: z.string(), id: z.optional(z.string()) });

export type MediaSource = z.output<typeof source>;

export type ClaimedMedia = Pick<Tables['conversation_media'], 'kind' | 'tries'> & {
  readonly id: string;
  readonly source: MediaSource;
  /** Bytes that are kept of its conversation, and of all. */
  readonly stored: number;
  readonly storedOfAll: number;
  /** Until when it is held; no other holder has the same. */
  readonly until: string;
};

/** `isFinal`: another attempt would find the same. */
export type Fetched =
  | { readonly type: string; readonly content: Uint8Array }
  | { readonly reason: string; readonly isFinal: boolean };

export const sourcePlace = (messageId: string): string => `source of media ${messageId}`;
export const contentPlace = (messageId: string): string => `content of media ${messageId}`;

/** Longer than fetching takes. */
const claimLasts = 5 * minuteMs;

/** Without a name where its key is not at hand: one file holds up no other, nor its conversation. */
function openSource(protection: Protection, id: string, sealed: string | null): MediaSource {
  try {
    return source.parse(JSON.parse(protection.open(sealed ?? '', sourcePlace(id))));
  } catch {
    return { name: '' };
  }
}

export const sealSource = (protection: Protection, id: string, value: MediaSource): string =>
  protection.seal(JSON.stringify(value), sourcePlace(id));

/** Of `conversation_media as media`, without its content. */
export const shownMedia = [
  'kind',
  'type',
  'size',
  'source',
  'due_at',
  'media.reason as media_reason',
] as const;

export type ShownMedia = Pick<Tables['conversation_media'], 'type' | 'size' | 'source' | 'due_at'> & {
  readonly kind: MediaKind | null;
  readonly media_reason: string | null;
};

export function mediaOf(
  protection: Protection,
  { id, kind, type, size, due_at, media_reason: reason, ...row }: ShownMedia & { readonly id: string },
): ConversationMedia | null {
  if (kind === null) return null;
  const state = due_at !== null ? 'coming' : reason !== null ? 'failed' : 'kept';
  const { name } = openSource(protection, id, row.source);
  return { name, size, reason, shown: shownAs(type), state: row.source === null ? 'ended' : state };
}

export type ConversationMediaRepository = ReturnType<typeof conversationMediaRepository>;

/** Pictures, sound and files of conversations, fetched by all processes together: each is stored once. */
export function conversationMediaRepository(protection: Protection, random: Random) {
  return {
    /** The one that waits longest. A process that died has it until its time is over. */
    claim: async (db: Connection, now: Date): Promise<ClaimedMedia | undefined> => {
      const at = now.toISOString();
      const until = momentAfter(now, claimLasts);
      const row = await db
        .updateTable('conversation_media')
        .set((row) => ({ due_at: until, tries: row('tries', '+', 1) }))
        .where(({ eb, selectFrom }) =>
          eb(
            'message_id',
            '=',
            selectFrom('conversation_media')
              .select('message_id')
              .where('due_at', '<=', at)
              .orderBy('due_at')
              .limit(1),
          ),
        )
        // Another process may have taken it meanwhile.
        .where('due_at', '<=', at)
        .returning(['message_id as id', 'kind', 'tries', 'source'])
        .returning([
          sql<number | string>`(select coalesce(sum(size), 0) from conversation_media as other
          where other.conversation_id = conversation_media.conversation_id and other.tries > 0)`.as('stored'),
          sql<number | string>`(select coalesce(sum(size), 0) from conversation_media as other)`.as('all'),
        ])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        ...row,
        source: openSource(protection, row.id, row.source),
        stored: Number(row.stored),
        storedOfAll: Number(row.all),
        until,
      };
    },
    /** Nothing is stored if another process has taken over, or it was erased. */
    settle: async (db: Connection, media: ClaimedMedia, fetched: Fetched, now: Date): Promise<void> => {
      const { id, source, tries, until } = media;
      const goesAgain = 'reason' in fetched && !fetched.isFinal && tries < maxAttempts;
      await db
        .updateTable('conversation_media')
        .set(goesAgain ? { due_at: momentAfter(now, retryDelay(tries, random)) } : { due_at: null })
        .$if(!goesAgain, (row) => row.set({ source: sealSource(protection, id, { name: source.name }) }))
        .set(
          'content' in fetched
            ? {
                ...{ type: fetched.type, size: fetched.content.length },
                content: protection.seal(fetched.content, contentPlace(id)),
              }
            : { reason: goesAgain ? null : fetched.reason },
        )
        .where('message_id', '=', id)
        .where('due_at', '=', until)
        .execute();
      await raiseTopic(db, 'conversations');
    },
    /** One that is kept. */
    read: async (db: Connection, id: string) => {
      const row = await db
        .selectFrom('conversation_media')
        .select(['conversation_id', 'type', 'source', 'content'])
        .where('message_id', '=', id)
        .executeTakeFirst();
      if (!row?.content || row.type === null) return undefined;
      const { conversation_id: conversationId, type, content } = row;
      const { name } = openSource(protection, id, row.source);
      return { conversationId, name, type, bytes: protection.openBytes(content, contentPlace(id)) };
    },
  };
}
