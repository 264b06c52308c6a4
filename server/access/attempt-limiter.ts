import { hourMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { erasedMeanwhile } from '../http/refusal.ts';
import { momentAfter } from '../runtime/moment.ts';

/** Counts the wrong tries of everybody, or of one address. */
export interface Counter {
  readonly key: string;
  readonly of: 'everybody' | 'address';
  /** The wrong try that locks. */
  readonly maxTries: number;
}

export interface Lock {
  readonly until: string;
  readonly of: Counter['of'];
}

type TryOutcome =
  | { readonly kind: 'opened' }
  | { readonly kind: 'wrong'; readonly left: number }
  | ({ readonly kind: 'closed' } & Lock);

interface AttemptTable<Subject> {
  readonly table: 'step_up_tries' | 'no_coverage_step_ups' | 'order_tries' | 'customer_tries';
  readonly keyColumn: 'lead_id' | 'number_hash' | 'cpf_hash';
  /** Rows that no lead takes along when it is erased end by the time of their last try. */
  readonly isDated: boolean;
  readonly countersOf: (subject: Subject) => readonly Counter[];
}

export type AttemptLimiter = ReturnType<typeof attemptLimiter<string>>;

/** Locks a subject for an hour after some wrong tries. A right one resets the count; during the lock it is refused too. */
export function attemptLimiter<Subject>(attempts: AttemptTable<Subject>) {
  const { table, keyColumn, isDated, countersOf } = attempts;
  const find = (db: Connection, key: string) =>
    db.selectFrom(table).select(['failures', 'closed_until']).where(keyColumn, '=', key);

  return {
    judge: async (db: Connection, subject: Subject, isRight: boolean, now: Date): Promise<TryOutcome> => {
      const dated = isDated ? { tried_at: now.toISOString() } : {};
      const judged = [];
      for (const counter of countersOf(subject)) {
        const { key } = counter;
        await db
          .insertInto(table)
          .values({ [keyColumn]: key, failures: 0, ...dated })
          .onConflict((conflict) => conflict.column(keyColumn).doNothing())
          .execute();
        const tries = await find(db, key).forUpdate().executeTakeFirstOrThrow(erasedMeanwhile);
        const lock = lockBy(counter, tries, now);
        if (lock) return { kind: 'closed', ...lock };
        judged.push({ counter, next: afterTry(counter, tries, isRight, now) });
      }
      for (const { counter, next } of judged)
        await db
          .updateTable(table)
          .set({ ...next, ...dated })
          .where(keyColumn, '=', counter.key)
          .execute();
      if (isRight) return { kind: 'opened' };
      const [lock] = judged.flatMap(({ counter, next }) => lockBy(counter, next, now) ?? []);
      if (lock) return { kind: 'closed', ...lock };
      const left = judged.map(({ counter, next }) => counter.maxTries - next.failures);
      return { kind: 'wrong', left: Math.min(...left) };
    },
    lockOf: async (db: Connection, subject: Subject, now: Date): Promise<Lock | undefined> => {
      for (const counter of countersOf(subject)) {
        const tries = await find(db, counter.key).executeTakeFirst();
        const lock = tries && lockBy(counter, tries, now);
        if (lock) return lock;
      }
      return undefined;
    },
  };
}

interface Tries {
  readonly failures: number;
  readonly closed_until: string | null;
}

function lockBy({ of }: Counter, { closed_until: until }: Tries, now: Date): Lock | undefined {
  return until !== null && until > now.toISOString() ? { until, of } : undefined;
}

function afterTry({ maxTries }: Counter, last: Tries, isRight: boolean, now: Date): Tries {
  if (isRight) return { failures: 0, closed_until: null };
  // The count restarts after a lock.
  const failures = (last.closed_until === null ? last.failures : 0) + 1;
  const until = momentAfter(now, hourMs);
  return { failures, closed_until: failures < maxTries ? null : until };
}
