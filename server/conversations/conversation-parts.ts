import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConversationPart } from '../../src/contract/panel/conversations.ts';
import { standing, stuckAfter } from './standing.ts';

const stuck = sql<SqlBool>`misunderstood >= ${stuckAfter}`;
const since = sql<string>`coalesce(asked_at, last_in_at, conversations.created_at)`;
export const changed = sql<string>`conversations.updated_at`;

interface Part {
  readonly of: RawBuilder<SqlBool>;
  readonly moment: RawBuilder<string>;
  readonly order: 'newest' | 'oldest';
}

const isPutOff = (now: Date) =>
  sql<SqlBool>`(snoozed_until is not null and snoozed_until > ${now.toISOString()})`;

export const parts: Readonly<Record<ConversationPart, (now: Date, me: string) => Part>> = {
  waiting: (now) => ({
    of: sql`(${standing(now)} = 'waiting' or (${standing(now)} = 'bot' and ${stuck}))
      and not ${isPutOff(now)}`,
    moment: since,
    order: 'oldest',
  }),
  mine: (now, me) => ({
    of: sql`${standing(now)} = 'person' and conversations.operator_id = ${me}`,
    moment: sql`coalesce(last_in_at, conversations.created_at)`,
    order: 'oldest',
  }),
  nobody: (now) => ({
    of: sql`${standing(now)} in ('waiting', 'bot') and not ${isPutOff(now)}`,
    moment: changed,
    order: 'newest',
  }),
  team: (now, me) => ({
    of: sql`${standing(now)} = 'person' and conversations.operator_id <> ${me}`,
    moment: changed,
    order: 'newest',
  }),
  bot: (now) => ({
    of: sql`${standing(now)} = 'bot' and not (${stuck})`,
    moment: changed,
    order: 'newest',
  }),
  later: (now) => ({
    of: sql`conversations.state <> 'closed' and ${isPutOff(now)}`,
    moment: sql`snoozed_until`,
    order: 'oldest',
  }),
  closed: (now) => ({ of: sql`${standing(now)} = 'closed'`, moment: changed, order: 'newest' }),
};
