import { type SqlBool, sql } from 'kysely';
import { withoutAccents } from '../../src/brazil/without-accents.ts';
import type { ListedConversation } from '../../src/contract/panel/conversations.ts';
import { changedOne } from '../database/changed-one.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { openContact, openText } from './message-body.ts';

/** What was written is sealed, so a search opens it: so many messages, the newest. */
const searchedMessages = 4000;

/** Written by the visitor after somebody of the team looked. */
const isUnseen = sql<SqlBool>`unseen.conversation_id = conversations.id and unseen.author = 'visitor'
  and unseen.at > coalesce(conversations.seen_at, '')`;

/** Of each conversation: what was said last, notes and actions aside, and how much nobody has seen. */
export async function lastWordsOf(
  protection: Protection,
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<ListedConversation, 'last' | 'unread'>>> {
  const rows = await db
    .selectFrom('conversations')
    .leftJoin('conversation_messages as told', (join) =>
      join.on(
        'told.id',
        '=',
        sql`(select id from conversation_messages as later where later.conversation_id = conversations.id
          and not (later.author = 'operator' and later.state = 'done') order by later.position desc limit 1)`,
      ),
    )
    .select(['conversations.id as conversation', 'told.id', 'told.author', 'told.body'])
    .select(
      sql<number>`(select count(*) from conversation_messages as unseen where ${isUnseen})`.as('unread'),
    )
    .where('conversations.id', 'in', ids.length === 0 ? [''] : ids)
    .execute();
  return new Map(
    rows.map(({ conversation, id, author, body, unread }) => {
      const text = id === null || body === null ? '' : openText(protection, { id, body });
      const last = author && { author, text: text.slice(0, 160) };
      return [conversation, { last, unread: Number(unread) }];
    }),
  );
}

/** Returns whether it was unseen. */
export const noteSeen = (db: Connection, id: string, now: Date): Promise<boolean> =>
  changedOne(
    db
      .updateTable('conversations')
      .set({ seen_at: now.toISOString() })
      .where('id', '=', id)
      .where(sql<SqlBool>`exists (select 1 from conversation_messages as unseen where ${isUnseen})`),
  );

const plain = (text: string): string => withoutAccents(text).toLowerCase();

type Words = ListedConversation['last'];

/** Conversations in whose newest messages, or in the name of whose profile, all words stand, with the message's. */
export async function saying(
  protection: Protection,
  db: Connection,
  search: string,
): Promise<ReadonlyMap<string, Words>> {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = new Map<string, Words>();
  if (search.trim().length < 3) return found;
  const rows = await db
    .selectFrom('conversation_messages as told')
    .innerJoin('conversations', 'conversations.id', 'told.conversation_id')
    .select(['told.id', 'told.author', 'told.body', 'conversations.id as conversation', 'channel', 'contact'])
    .orderBy('told.id', 'desc')
    .limit(searchedMessages)
    .execute();
  const looked = new Set<string>();
  for (const { id, author, body, conversation, channel, contact } of rows) {
    if (found.has(conversation)) continue;
    const hit = hitIn(openText(protection, { id, body }), words);
    if (hit) found.set(conversation, { author, ...hit });
    else if (channel !== 'site' && !looked.has(conversation)) {
      const { profileName } = openContact(protection, { id: conversation, contact });
      if (hitIn(profileName, words)) found.set(conversation, null);
    }
    looked.add(conversation);
  }
  return found;
}

/** What a text says from a little before the first of the words, and how it writes them. */
function hitIn(text: string, words: readonly string[]) {
  const places = words.map((word) => plain(text).indexOf(word));
  if (places.includes(-1)) return undefined;
  const from = text.lastIndexOf(' ', Math.min(...places) - 16) + 1;
  const found = places.map((place, at) => text.slice(place, place + (words[at]?.length ?? 0)));
  return { text: `${from > 0 ? '… ' : ''}${text.slice(from, from + 160)}`, found };
}
