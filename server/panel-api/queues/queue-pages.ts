import { type RawBuilder, type Selectable, sql } from 'kysely';
import { minuteInBrasilia } from '../../../src/brazil/clock-minute.ts';
import { type QueueName, queueNames } from '../../../src/contract/panel/queue-outcomes.ts';
import type { Connection } from '../../database/database.ts';
import { endedBy, kept } from '../../database/retention-ages.ts';
import { type QueuedColumns, queueTables } from '../../queues/queue-tables.ts';

export type QueuedWork = ReturnType<typeof toWork>;

export interface QueuePart {
  readonly queue: QueueName;
  readonly part: 'waiting' | 'mine' | 'treated';
  readonly operatorId: string;
  readonly after: PageEnd | undefined;
  readonly perPage: number;
}

/** The last row of a page: its run, what that run is sorted by, and its id. */
export interface PageEnd {
  readonly run: number;
  readonly position: string;
  readonly id: string;
}

/** Rows of a part that share an order. */
interface Run {
  readonly of: RawBuilder<boolean>;
  readonly position: RawBuilder<string>;
  readonly isDescending?: true;
}

/** The agreed time of an item, or since when it waits: a failed attempt without a time puts it behind all others. */
const turn = sql<string>`coalesce(call_after, attempted_at, created_at)`;

/** Each part run by run. An agreed time that has come goes before everything else, one to come after it. */
const runsOf: Readonly<
  Record<QueuePart['part'], (asked: QueuePart, now: Date, minute: string) => readonly Run[]>
> = {
  waiting: (_asked, _now, minute) =>
    [sql`call_after <= ${minute}`, sql`call_after is null`, sql`call_after > ${minute}`].map((when) => ({
      of: sql`treated_at is null and ${when}`,
      position: turn,
    })),
  mine: ({ operatorId }, now) => [
    {
      of: sql`treated_at is null and taken_by = ${operatorId} and taken_until > ${now.toISOString()}`,
      position: sql`id`,
    },
  ],
  treated: () => [{ of: sql`treated_at is not null`, position: sql`treated_at`, isDescending: true }],
};

/** One page of a queue. Items past their retention are hidden even before the sweep. */
export async function queuePage(
  db: Connection,
  asked: QueuePart,
  now: Date,
): Promise<{ works: QueuedWork[]; next: PageEnd | null }> {
  const { queue, part, after, perPage } = asked;
  const rows: (WorkRow & PageEnd)[] = [];
  for (const [run, { of, position, isDescending }] of runsOf[part](asked, now, minuteOf(now)).entries()) {
    if (rows.length > perPage) break;
    if (after && run < after.run) continue;
    const direction = isDescending ? 'desc' : 'asc';
    const found = await works(db, queue, now)
      .select(position.as('position'))
      .where(of)
      .$if(run === after?.run, (query) =>
        query.where(
          sql<boolean>`(${position}, id) ${isDescending ? sql`<` : sql`>`} (${after?.position}, ${after?.id})`,
        ),
      )
      .orderBy(position, direction)
      .orderBy('id', direction)
      .limit(perPage + 1 - rows.length)
      .execute();
    rows.push(...found.map((row) => ({ ...row, run })));
  }
  const shown = rows.slice(0, perPage);
  return {
    works: shown.map((row) => toWork(row, now)),
    next: (rows.length > perPage && shown.at(-1)) || null,
  };
}

const minuteOf = (now: Date): string => minuteInBrasilia(now.getTime());

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

type WorkRow = Selectable<QueuedColumns> & { readonly id: string; readonly created_at: string };

const toWork = (row: WorkRow, now: Date) => ({
  id: row.id,
  at: row.created_at,
  taken:
    row.taken_by !== null && row.taken_until !== null && row.taken_until > now.toISOString()
      ? { by: row.taken_by, until: row.taken_until }
      : null,
  resolved:
    row.treated_at === null
      ? null
      : { at: row.treated_at, by: row.treated_by, outcome: row.outcome, note: row.note },
  attempts: attemptsOf(row, now),
});

const attemptsOf = ({ treated_at, attempted_at, ...row }: WorkRow, now: Date) =>
  treated_at !== null || attempted_at === null || row.attempts === null
    ? null
    : {
        ...{ many: row.attempts, at: attempted_at, by: row.treated_by },
        ...{ outcome: row.outcome, note: row.note, callAfter: row.call_after },
        isDue: row.call_after !== null && row.call_after <= minuteOf(now),
      };

export const queueCounts = (db: Connection, now: Date) =>
  Promise.all(
    queueNames.map(async (queue) => {
      const { waiting, taken, later } = await db
        .selectFrom(queueTables[queue])
        .select(({ fn }) => [
          fn.countAll<number | string>().as('waiting'),
          fn.countAll<number | string>().filterWhere('taken_until', '>', now.toISOString()).as('taken'),
          fn.countAll<number | string>().filterWhere('call_after', '>', minuteOf(now)).as('later'),
        ])
        .where('treated_at', 'is', null)
        .where(active[queue](now))
        .executeTakeFirstOrThrow();
      return { queue, waiting: Number(waiting), taken: Number(taken), later: Number(later) };
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
  'no-coverage': (
    now,
  ) => sql<boolean>`(phone is not null or email is not null) and (updated_at > ${endedBy(now, kept.noCoverageContact)}
    or (accept_information = 1 and updated_at > ${endedBy(now, kept.noCoverageContactWithConsent)}))`,
};
