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

/** Conversations in whose newest messages, or in the name of whose profile, all words stand. */
export async function saying(protection: Protection, db: Connection, search: string): Promise<string[]> {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (search.trim().length < 3) return [];
  const rows = await db
    .selectFrom('conversation_messages as told')
    .innerJoin('conversations', 'conversations.id', 'told.conversation_id')
    .select(['told.id', 'told.body', 'conversations.id as conversation', 'channel', 'contact'])
    .orderBy('told.id', 'desc')
    .limit(searchedMessages)
    .execute();
  const found = new Map<string, boolean>();
  for (const { id, body, conversation, channel, contact } of rows) {
    const known = found.get(conversation);
    if (known) continue;
    const isNamed = known === undefined && channel !== 'site';
    const name = isNamed ? openContact(protection, { id: conversation, contact }).profileName : '';
    const texts = [openText(protection, { id, body }), name].map(plain);
    found.set(
      conversation,
      texts.some((text) => words.every((word) => text.includes(word))),
    );
  }
  return [...found].flatMap(([id, isFound]) => (isFound ? id : []));
}
