import { minuteMs } from '../../src/brazil/durations.ts';
import {
  type QueueName,
  type QueueOutcome,
  staysOpen,
  takenForMinutes,
} from '../../src/contract/panel/queue-outcomes.ts';
import { changedOne } from '../database/changed-one.ts';
import type { Connection } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { momentAfter } from '../runtime/moment.ts';
import { queueTables } from './queue-tables.ts';

export interface WorkItem {
  readonly queue: QueueName;
  readonly id: string;
  readonly operatorId: string;
}

export interface Resolution {
  readonly outcome: QueueOutcome;
  readonly note: string | null;
  /** Earliest time of the next attempt, in Brasília. */
  readonly callAfter: string | null;
}

/** Claims the item atomically, or extends the operator's own claim. Returns whether it succeeded. */
export async function take(db: Connection, item: WorkItem, now: Date): Promise<boolean> {
  return done(
    db,
    item,
    openTo(db, item, now).set({ taken_by: item.operatorId, taken_until: takenUntil(now) }),
  );
}

/** Extends the claim without a live update, because nothing changes for others. */
export const keep = (db: Connection, item: WorkItem, now: Date): Promise<boolean> =>
  changedOne(heldBy(db, item, now).set({ taken_until: takenUntil(now) }));

export async function handBack(db: Connection, item: WorkItem, now: Date): Promise<boolean> {
  return done(db, item, heldBy(db, item, now).set(unclaimed));
}

/**
 * Resolves a claimed item. Only the holder of the claim may do so, so that nobody is called twice. An unsuccessful
 * attempt puts it back with its note.
 */
export async function resolve(
  db: Connection,
  item: WorkItem,
  { outcome, note, callAfter }: Resolution,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const told = { outcome, note, treated_by: item.operatorId, ...unclaimed };
  const held = heldBy(db, item, now).set(told);
  return done(
    db,
    item,
    staysOpen(outcome)
      ? held
          .set({ attempted_at: at, call_after: callAfter })
          .set(({ eb, fn, val }) => ({ attempts: eb(fn.coalesce('attempts', val(0)), '+', 1) }))
      : held.set({ treated_at: at, call_after: null }),
  );
}

/** Resolves an item automatically, whoever has claimed it. */
export async function resolveByItself(
  db: Connection,
  item: Pick<WorkItem, 'queue' | 'id'>,
  now: Date,
): Promise<boolean> {
  return done(db, item, waiting(db, item).set({ treated_at: now.toISOString(), ...unclaimed }));
}

/** Undoes a resolution and claims the item for the operator. */
export async function reopen(db: Connection, item: WorkItem, now: Date): Promise<boolean> {
  const query = db
    .updateTable(queueTables[item.queue])
    .set({ ...unresolved, taken_by: item.operatorId, taken_until: takenUntil(now) })
    .where('id', '=', item.id)
    .where('treated_at', 'is not', null);
  return done(db, item, query);
}

const unresolved = { treated_at: null, treated_by: null, outcome: null, note: null } as const;

/** Columns of an item without attempts. */
export const untouched = { ...unresolved, attempts: null, attempted_at: null, call_after: null } as const;

const unclaimed = { taken_by: null, taken_until: null } as const;

const takenUntil = (now: Date): string => momentAfter(now, takenForMinutes * minuteMs);

const waiting = (db: Connection, { queue, id }: Pick<WorkItem, 'queue' | 'id'>) =>
  db.updateTable(queueTables[queue]).where('id', '=', id).where('treated_at', 'is', null);

/** Items that are free, claimed by this operator, or whose claim has expired. */
const openTo = (db: Connection, item: WorkItem, now: Date) =>
  waiting(db, item).where((where) =>
    where.or([
      where('taken_by', 'is', null),
      where('taken_by', '=', item.operatorId),
      where('taken_until', '<=', now.toISOString()),
    ]),
  );

const heldBy = (db: Connection, item: WorkItem, now: Date) =>
  waiting(db, item).where('taken_by', '=', item.operatorId).where('taken_until', '>', now.toISOString());

async function done(
  db: Connection,
  { queue }: Pick<WorkItem, 'queue'>,
  query: Parameters<typeof changedOne>[0],
): Promise<boolean> {
  if (!(await changedOne(query))) return false;
  await raiseTopic(db, queue);
  return true;
}
