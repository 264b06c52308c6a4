import { type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import { maskPhone } from '../../src/brazil/phone.ts';
import { readableName } from '../../src/brazil/with-capitals.ts';
import {
  type ConversationMessage,
  type ConversationPart,
  type ListedConversation,
  listedOutcomes,
} from '../../src/contract/panel/conversations.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { mediaOf, type ShownMedia, shownMedia } from './conversation-media.ts';
import { actionOf, openBody, openContact } from './message-body.ts';
import { personHashes } from './person-hash.ts';
import { standing, stuckAfter } from './standing.ts';
import type { ConversationTables } from './tables.ts';

/** The latest messages that are shown. */
const mostMessages = 300;

interface Asked {
  readonly part: ConversationPart;
  readonly operatorId: string;
  /** The place of the last row of the page before. */
  readonly after?: string | undefined;
  readonly many: number;
}

interface SearchedConversation {
  /** As typed: a number with '+' may be of any country. */
  readonly search: string;
  readonly leadIds: readonly string[];
  readonly phones: readonly string[];
  readonly many: number;
}

/** A conversation as people of the team find it. */
export interface FoundConversation extends ListedConversation {
  /** By which its part is sorted. */
  readonly moment: string;
  readonly leadId: string | null;
  readonly silentUntil: string | null;
}

const onPhone = z.object({
  choices: z.optional(z.array(z.object({ title: z.string(), detail: z.optional(z.string()) }))),
  isAside: z.optional(z.boolean()),
});

export const placeOfConversation = ({ moment, id }: FoundConversation): string => `${moment} ${id}`;

const stuck = sql<SqlBool>`misunderstood >= ${stuckAfter}`;
const since = sql<string>`coalesce(asked_at, last_in_at, conversations.created_at)`;
const changed = sql<string>`conversations.updated_at`;

interface Part {
  readonly of: RawBuilder<SqlBool>;
  readonly moment: RawBuilder<string>;
  readonly direction: 'asc' | 'desc';
}

const parts: Readonly<Record<ConversationPart, (now: Date, me: string) => Part>> = {
  waiting: (now) => ({
    of: sql`(${standing(now)} = 'waiting' or (${standing(now)} = 'bot' and ${stuck}))
      and (snoozed_until is null or snoozed_until <= ${now.toISOString()})`,
    moment: since,
    direction: 'asc',
  }),
  mine: (now, me) => ({
    of: sql`${standing(now)} = 'person' and conversations.operator_id = ${me}`,
    moment: sql`coalesce(last_in_at, conversations.created_at)`,
    direction: 'asc',
  }),
  team: (now, me) => ({
    of: sql`${standing(now)} = 'person' and conversations.operator_id <> ${me}`,
    moment: changed,
    direction: 'desc',
  }),
  bot: (now) => ({
    of: sql`${standing(now)} = 'bot' and not (${stuck})`,
    moment: changed,
    direction: 'desc',
  }),
  later: (now) => ({
    of: sql`conversations.state <> 'closed' and snoozed_until > ${now.toISOString()}`,
    moment: sql`snoozed_until`,
    direction: 'asc',
  }),
  closed: (now) => ({ of: sql`${standing(now)} = 'closed'`, moment: changed, direction: 'desc' }),
};

export type ConversationList = ReturnType<typeof conversationListRepository>;

export function conversationListRepository(protection: Protection) {
  const toFound = (row: ConversationRow): FoundConversation => {
    const { phone, profileName } = openContact(protection, row);
    return {
      id: row.id,
      channel: row.channel,
      state: row.standing,
      name: readableName(row.lead_name ?? profileName),
      phone: phone === '' ? null : maskPhone(phone),
      campaign: row.campaign,
      by: row.operator_id === null ? null : { id: row.operator_id, name: row.operator ?? '' },
      askedAt: row.asked_at,
      answeredAt: row.answered_at,
      lastAt: row.last_in_at,
      isStuck: row.misunderstood >= stuckAfter,
      snoozedUntil: row.snoozed_until,
      outcome: listedOutcomes.find((one) => one === row.outcome) ?? null,
      moment: row.moment,
      leadId: row.lead_id,
      silentUntil: row.silent_until,
    };
  };

  return {
    list: async (db: Connection, { part, operatorId, after, many }: Asked, now: Date) => {
      const { of, moment, direction } = parts[part](now, operatorId);
      const [at, id] = after?.split(' ') ?? [];
      const rows = await select(db, now, moment)
        .where(of)
        .$if(id !== undefined, (query) =>
          query.where(
            sql<SqlBool>`(${moment}, conversations.id) ${direction === 'asc' ? sql`>` : sql`<`} (${at}, ${id})`,
          ),
        )
        .orderBy(moment, direction)
        .orderBy('conversations.id', direction)
        .limit(many)
        .execute();
      return rows.map(toFound);
    },
    /** Of any part: those of the leads, and those with the phones; last changed first. */
    search: async (db: Connection, { search, leadIds, phones, many }: SearchedConversation, now: Date) => {
      const whole = /^\+\d{8,15}$/.exec(search.replaceAll(/[\s().-]/g, '')) ?? [];
      const people = [...whole, ...phones.map((phone) => `+55${phone}`)].flatMap((person) =>
        personHashes(protection, person),
      );
      const rows = await select(db, now, changed)
        .where(({ eb, or, and }) =>
          or([
            eb('conversations.lead_id', 'in', [...leadIds, '']),
            and([eb('channel', '=', 'whatsapp'), eb('person_hash', 'in', [...people, ''])]),
          ]),
        )
        .orderBy(changed, 'desc')
        .limit(many)
        .execute();
      return rows.map(toFound);
    },
    counts: async (db: Connection, operatorId: string, now: Date) => {
      const of = (part: ConversationPart) => parts[part](now, operatorId).of;
      const { waiting, mine } = await db
        .selectFrom('conversations')
        .select(({ fn }) => [
          fn.countAll<number | string>().filterWhere(of('waiting')).as('waiting'),
          fn
            .countAll<number | string>()
            .filterWhere(sql<SqlBool>`${of('mine')} and ${isUnanswered}`)
            .as('mine'),
        ])
        .where('state', '<>', 'closed')
        .executeTakeFirstOrThrow();
      return { waiting: Number(waiting), mine: Number(mine) };
    },
    find: async (db: Connection, id: string, now: Date): Promise<FoundConversation | undefined> => {
      const row = await select(db, now, changed).where('conversations.id', '=', id).executeTakeFirst();
      return row && toFound(row);
    },
    /** The oldest first. */
    messages: async (db: Connection, id: string) => {
      const rows = await db
        .selectFrom('conversation_messages as told')
        .leftJoin('operators', 'operators.id', 'told.operator_id')
        .leftJoin('conversation_media as media', 'media.message_id', 'told.id')
        .select(['told.id', 'author', 'body', 'told.state', 'told.reason', 'told.at'])
        .select(['operators.name as operator', ...shownMedia])
        .where('told.conversation_id', '=', id)
        .orderBy('position', 'desc')
        .limit(mostMessages + 1)
        .execute();
      return {
        messages: rows.slice(0, mostMessages).reverse().map(toMessage),
        isCut: rows.length > mostMessages,
      };
    },
  };

  function toMessage(row: MessageRow): ConversationMessage {
    const body = openBody(protection, row);
    const { id, author, state, reason, at } = row;
    const { text, note } = body;
    const shown = onPhone.safeParse(body.message).data;
    return {
      id,
      author,
      by: row.operator,
      text,
      isNote: note === true,
      isAside: shown?.isAside === true,
      deed: actionOf(body),
      state,
      reason,
      at,
      choices: shown?.choices ?? [],
      media: mediaOf(protection, row),
    };
  }
}

/** Nobody of the team has written since the visitor did: notes and actions do not count. */
const isUnanswered = sql<SqlBool>`last_in_at is not null and not exists (
  select 1 from conversation_messages as told where told.conversation_id = conversations.id
    and told.author = 'operator' and told.state <> 'done' and told.at >= last_in_at)`;

const select = (db: Connection, now: Date, moment: RawBuilder<string>) =>
  db
    .selectFrom('conversations')
    .leftJoin('leads', 'leads.id', 'conversations.lead_id')
    .leftJoin('operators', 'operators.id', 'conversations.operator_id')
    .select(['conversations.id', 'channel', 'contact', 'conversations.lead_id', 'conversations.campaign'])
    .select(['conversations.operator_id', 'asked_at', 'answered_at', 'last_in_at', 'misunderstood'])
    .select(['snoozed_until', 'silent_until', 'outcome', 'leads.name as lead_name'])
    .select(['operators.name as operator', standing(now).as('standing'), moment.as('moment')]);

type ConversationRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

type MessageRow = Pick<
  ConversationTables['conversation_messages'],
  'id' | 'author' | 'body' | 'state' | 'reason' | 'at'
> &
  ShownMedia & { readonly operator: string | null };
