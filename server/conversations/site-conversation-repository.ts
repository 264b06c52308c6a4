import { type ConversationNews, staffAction } from '../../src/contract/calls/conversation.ts';
import { changedOne } from '../database/changed-one.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { addMessages } from './add-messages.ts';
import { firstNameOf, openBody, sealContact } from './message-body.ts';
import { askedAgain, standing } from './standing.ts';
import { teamNow } from './team-now.ts';

interface Asking {
  readonly leadId: string | null;
  readonly campaign: string;
  readonly said: readonly { readonly by: 'visitor' | 'shop'; readonly text: string }[];
  /** What the browser holds: a conversation that is among it, or about it, is gone on with while it is open. */
  readonly among: readonly string[];
}

/** Conversations of the site in which a person was asked for. */
export interface SiteConversations {
  ask(db: Connection, asking: Asking, now: Date): Promise<{ id: string; after: number }>;
  /** The visitor writes. False if the conversation is not there any more. */
  hear(db: Connection, id: string, text: string, now: Date): Promise<boolean>;
  /** What the visitor may see of it behind a place. */
  news(db: Connection, id: string, after: number, now: Date): Promise<ConversationNews | undefined>;
}

export function siteConversationRepository(protection: Protection, random: Random): SiteConversations {
  const parts = { protection, random };
  return {
    ask: async (db, { leadId, campaign, said, among }, now) => {
      const [open] =
        among.length === 0
          ? []
          : await db
              .updateTable('conversations')
              .set(({ fn, val }) => ({
                ...{ ...askedAgain(now), campaign, last_in_at: now.toISOString() },
                lead_id: fn.coalesce(val(leadId), 'lead_id'),
              }))
              .where('channel', '=', 'site')
              .where('state', '<>', 'closed')
              .where((where) => where.or([where('id', 'in', among), where('lead_id', 'in', among)]))
              .returning('id')
              .execute();
      if (open !== undefined) return { id: open.id, after: await lastPlace(db, open.id) };
      const [id, at] = [timeOrderedId(random, now), now.toISOString()];
      await db
        .insertInto('conversations')
        .values({
          ...{ id, channel: 'site', campaign, state: 'waiting', lead_id: leadId },
          // Nobody is looked for by it: the browser holds the conversation itself.
          person_hash: protection.fingerprint(id, 'conversation of the site'),
          contact: sealContact(protection, { id }, { phone: '', profileName: '' }),
          ...{ misunderstood: 0, stopped: 0, asked_at: at, last_in_at: at, created_at: at, updated_at: at },
        })
        .execute();
      const lines = said.map(({ by, text }) => ({ author: by, body: { text }, state: 'done' }) as const);
      await addMessages(parts, db, id, lines, now);
      return { id, after: lines.length };
    },
    hear: async (db, id, text, now) => {
      const heard = { ...askedAgain(now), last_in_at: now.toISOString() };
      if (!(await changedOne(db.updateTable('conversations').set(heard).where('id', '=', id)))) return false;
      await addMessages(parts, db, id, [{ author: 'visitor', body: { text }, state: 'done' }], now);
      return true;
    },
    news: async (db, id, after, now) => {
      const found = await db
        .selectFrom('conversations')
        .leftJoin('operators', 'operators.id', 'conversations.operator_id')
        .select([standing(now).as('state'), 'operators.name as operator'])
        .where('conversations.id', '=', id)
        .executeTakeFirst();
      if (found === undefined) return undefined;
      const rows = await db
        .selectFrom('conversation_messages as told')
        .leftJoin('operators', 'operators.id', 'told.operator_id')
        .select(['told.id', 'author', 'body', 'position', 'at', 'operators.name as operator'])
        .where('conversation_id', '=', id)
        .where('position', '>', after)
        .orderBy('position')
        .execute();
      const { state } = found;
      return {
        state,
        person: state === 'person' ? found.operator && firstNameOf(found.operator) : null,
        opening: await teamNow(db, now),
        messages: rows.flatMap(({ author, position: place, at, operator, ...row }) => {
          const { text, note, deed } = openBody(protection, row);
          if (note === true) return [];
          return [
            {
              place,
              at,
              author,
              by: operator && firstNameOf(operator),
              text,
              deed: staffAction.safeParse(deed).data ?? null,
            },
          ];
        }),
      };
    },
  };
}

/** Zero before the first message. */
async function lastPlace(db: Connection, conversationId: string): Promise<number> {
  const { position } = await db
    .selectFrom('conversation_messages')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return Number(position ?? 0);
}
