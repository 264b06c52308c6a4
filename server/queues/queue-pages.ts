import { type RawBuilder, sql } from 'kysely';
import { type QueueName, queueNames } from '../../src/contract/panel/queue-outcomes.ts';
import type { Connection } from '../database/database.ts';
import { endedBy, kept } from '../retention/retention-ages.ts';
import { queueTables } from './queue-tables.ts';

/** The processing state of a queue item. */
export interface QueuedWork {
  readonly id: string;
  readonly at: string;
  /** The current claim. */
  readonly taken: { readonly by: string; readonly until: string } | null;
  readonly treated: {
    readonly at: string;
    readonly by: string | null;
    readonly outcome: string | null;
    readonly note: string | null;
  } | null;
  /** Failed attempts of a waiting item. */
  readonly attempts: {
    readonly many: number;
    readonly at: string;
    readonly by: string | null;
    readonly outcome: string | null;
    readonly note: string | null;
    readonly callAfter: string | null;
  } | null;
}

export interface QueuePart {
  readonly queue: QueueName;
  readonly part: 'waiting' | 'mine' | 'treated';
  readonly operatorId: string;
  /** Cursor: the end of the previous page. */
  readonly after: PageEnd | undefined;
  readonly many: number;
}

export interface PageEnd {
  readonly id: string;
  readonly treatedAt: string | null;
}

/**
 * One page of a queue: waiting items oldest first, treated ones newest first. Items past their retention are hidden
 * even before the sweep.
 */
export async function queuePage(db: Connection, asked: QueuePart, now: Date): Promise<QueuedWork[]> {
  const { queue, part, operatorId, after, many } = asked;
  const rows = works(db, queue, now).limit(many);
  const found = await (part === 'treated'
    ? rows
        .where('treated_at', 'is not', null)
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('treated_at', 'id'), '<', tuple(after?.treatedAt ?? '', after?.id ?? '')),
          ),
        )
        .orderBy('treated_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
    : rows
        .where('treated_at', 'is', null)
        .$if(part === 'mine', (query) =>
          query.where('taken_by', '=', operatorId).where('taken_until', '>', now.toISOString()),
        )
        .$if(after !== undefined, (query) => query.where('id', '>', after?.id ?? ''))
        .orderBy('id')
        .execute());
  return found.map((row) => toWork(row, now));
}

export async function queuedWork(
  db: Connection,
  queue: QueueName,
  id: string,
  now: Date,
): Promise<QueuedWork | undefined> {
  const row = await works(db, queue, now).where('id', '=', id).executeTakeFirst();
  return row && toWork(row, now);
}

const works = (db: Connection, queue: QueueName, now: Date) =>
  db
    .selectFrom(queueTables[queue])
    .select(['id', 'created_at', 'taken_by', 'taken_until', 'treated_at', 'treated_by', 'outcome', 'note'])
    .select(['attempts', 'attempted_at', 'call_after'])
    .where(active[queue](now));

interface WorkRow {
  readonly id: string;
  readonly created_at: string;
  readonly taken_by: string | null;
  readonly taken_until: string | null;
  readonly treated_at: string | null;
  readonly treated_by: string | null;
  readonly outcome: string | null;
  readonly note: string | null;
  readonly attempts: number | null;
  readonly attempted_at: string | null;
  readonly call_after: string | null;
}

const toWork = (row: WorkRow, now: Date): QueuedWork => ({
  id: row.id,
  at: row.created_at,
  taken:
    row.taken_by !== null && row.taken_until !== null && row.taken_until > now.toISOString()
      ? { by: row.taken_by, until: row.taken_until }
      : null,
  treated:
    row.treated_at === null
      ? null
      : { at: row.treated_at, by: row.treated_by, outcome: row.outcome, note: row.note },
  attempts: attemptsOf(row),
});

const attemptsOf = ({ treated_at, attempted_at, ...row }: WorkRow): QueuedWork['attempts'] =>
  treated_at !== null || attempted_at === null || row.attempts === null
    ? null
    : {
        ...{ many: row.attempts, at: attempted_at, by: row.treated_by },
        ...{ outcome: row.outcome, note: row.note, callAfter: row.call_after },
      };

export interface QueueCount {
  readonly queue: QueueName;
  readonly waiting: number;
  /** Waiting items that are claimed. */
  readonly taken: number;
}

export const queueCounts = (db: Connection, now: Date): Promise<QueueCount[]> =>
  Promise.all(
    queueNames.map(async (queue) => {
      const { waiting, taken } = await db
        .selectFrom(queueTables[queue])
        .select(({ fn }) => [
          fn.countAll<number | string>().as('waiting'),
          fn.countAll<number | string>().filterWhere('taken_until', '>', now.toISOString()).as('taken'),
        ])
        .where('treated_at', 'is', null)
        .where(active[queue](now))
        .executeTakeFirstOrThrow();
      return { queue, waiting: Number(waiting), taken: Number(taken) };
    }),
  );

const younger = (age: number) => (now: Date) => sql<boolean>`created_at > ${endedBy(now, age)}`;

/**
 * Items within their retention. Leads without coverage count only with a contact; the condition matches the partial
 * index.
 */
const active: Readonly<Record<QueueName, (now: Date) => RawBuilder<boolean>>> = {
  calls: younger(kept.supportRequests),
  reviews: younger(kept.contactOfAbandoned),
  words: younger(kept.leftWords),
  'no-coverage': (
    now,
  ) => sql<boolean>`(phone is not null or email is not null) and (updated_at > ${endedBy(now, kept.noCoverageContact)}
    or (accept_information = 1 and updated_at > ${endedBy(now, kept.noCoverageContactWithConsent)}))`,
};
