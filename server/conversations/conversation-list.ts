import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import { maskPhone } from '../../src/brazil/phone.ts';
import { readableName } from '../../src/brazil/with-capitals.ts';
import { mainSite } from '../../src/contract/panel/campaign-filter.ts';
import {
  type ConversationFilter,
  type ConversationMessage,
  type ConversationPart,
  type ListedConversation,
  listedOutcomes,
} from '../../src/contract/panel/conversations.ts';
import type { Connection, Tables } from '../database/database.ts';
import { given } from '../database/given.ts';
import { conditionsOn, type FilterConditions, type ListPart, pageBy } from '../database/list-page.ts';
import type { Protection } from '../protection/protection.ts';
import { mediaOf, type ShownMedia, shownMedia } from './conversation-media.ts';
import { changed, parts } from './conversation-parts.ts';
import { lastWordsOf, saying } from './last-words.ts';
import { actionOf, openBody, openContact } from './message-body.ts';
import { personHashes } from './person-hash.ts';
import { standing, stuckAfter } from './standing.ts';
import type { ConversationTables } from './tables.ts';

/** The latest messages that are shown. */
const mostMessages = 300;

/** Whom a search text means; without a part those of all parts are found, last changed first. */
interface Meant {
  /** As typed: a number with '+' may be of any country. */
  readonly search: string;
  readonly leadIds: readonly string[];
  readonly phones: readonly string[];
  /** Those in which the words were written. */
  readonly ids?: readonly string[];
}

interface Asked extends ConversationFilter, Pick<ListPart, 'after' | 'many'> {
  readonly operatorId: string;
  readonly meant?: Meant | undefined;
}

/** A conversation as people of the team find it. */
export interface FoundConversation extends Omit<ListedConversation, 'plan' | 'unread' | 'last'> {
  readonly planSku: string;
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

const eb = expressionBuilder<Tables, 'conversations'>();

const conditionsFor = (me: string, now: Date): FilterConditions<ConversationFilter> => ({
  part: (value) => parts[value](now, me).of,
  channel: (value) => eb('channel', '=', value),
  campaign: (value) => eb('conversations.campaign', '=', value === mainSite ? '' : value),
});

export type ConversationList = ReturnType<typeof conversationListRepository>;

export function conversationListRepository(protection: Protection) {
  const toFound = (row: ConversationRow): FoundConversation => {
    const { contact: _, leadName, operatorId, operator, misunderstood, ...found } = row;
    const { phone, profileName } = openContact(protection, row);
    return {
      ...found,
      name: readableName(leadName ?? profileName),
      phone: phone === '' ? null : maskPhone(phone),
      by: operatorId === null ? null : { id: operatorId, name: operator ?? '' },
      isStuck: misunderstood >= stuckAfter,
      outcome: listedOutcomes.find((one) => one === row.outcome) ?? null,
      step: row.step ?? '',
      planSku: row.planSku ?? '',
    };
  };

  return {
    list: async (db: Connection, { operatorId, meant, ...asked }: Asked, now: Date) => {
      const { moment, order } =
        meant && asked.part === undefined
          ? ({ moment: changed, order: 'newest' } as const)
          : parts[asked.part ?? 'waiting'](now, operatorId);
      const { part = meant ? undefined : 'waiting', channel, campaign } = asked;
      const chosen = select(db, now, moment).where(({ and }) =>
        and([
          ...conditionsOn({ part, channel, campaign }, conditionsFor(operatorId, now)),
          ...given(meant, isMeant),
        ]),
      );
      const page = { after: asked.after, many: asked.many, order: asked.order ?? order };
      const rows = await pageBy({ moment, id: 'conversations.id' }, chosen, page).execute();
      return rows.map(toFound);
    },
    saying: (db: Connection, search: string) => saying(protection, db, search),
    lastWords: (db: Connection, ids: readonly string[]) => lastWordsOf(protection, db, ids),
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

  function isMeant({ search, leadIds, phones, ids = [] }: Meant) {
    const whole = /^\+\d{8,15}$/.exec(search.replaceAll(/[\s().-]/g, '')) ?? [];
    const people = [...whole, ...phones.map((phone) => `+55${phone}`)].flatMap((person) =>
      personHashes(protection, person),
    );
    return eb.or([
      eb('conversations.id', 'in', [...ids, '']),
      eb('conversations.lead_id', 'in', [...leadIds, '']),
      eb.and([eb('channel', '=', 'whatsapp'), eb('person_hash', 'in', [...people, ''])]),
    ]);
  }

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
    .select(['conversations.id', 'channel', 'contact', 'conversations.campaign', 'misunderstood', 'outcome'])
    .select(['conversations.lead_id as leadId', 'conversations.operator_id as operatorId'])
    .select(['asked_at as askedAt', 'answered_at as answeredAt', 'last_in_at as lastAt'])
    .select(['snoozed_until as snoozedUntil', 'silent_until as silentUntil', 'operators.name as operator'])
    .select(['leads.name as leadName', 'leads.step', 'leads.plan_sku as planSku'])
    .select([standing(now).as('state'), moment.as('moment')]);

type ConversationRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

type MessageRow = Pick<
  ConversationTables['conversation_messages'],
  'id' | 'author' | 'body' | 'state' | 'reason' | 'at'
> &
  ShownMedia & { readonly operator: string | null };
