import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { momentAfter } from '../moment.ts';
import type { Protection } from '../protection/protection.ts';
import type { Rate, Scope } from './limits.ts';

/** One counter: its key and its rate. */
export interface Counted {
  readonly limit: string;
  readonly scope: Scope;
  readonly value: string;
  readonly rate: Rate;
}

/** Rate-limit counters in the database, shared by all processes and kept over restarts. */
export interface CallCounts {
  /** Increments all counters in one statement. Returns the end of the window if a limit is exceeded. */
  spend(db: Connection, counted: readonly Counted[], now: Date): Promise<string | null>;
  forget(db: Connection, counted: readonly Omit<Counted, 'rate'>[]): Promise<void>;
}

export function callCountRepository(protection: Protection): CallCounts {
  /** Stored as keyed hashes: addresses, documents and accounts are not kept in clear. */
  const keyOf = ({ limit, scope, value }: Omit<Counted, 'rate'>): string =>
    protection.fingerprint(value, `limit ${limit} ${scope}`);

  return {
    spend: async (db, counted, now) => {
      if (counted.length === 0) return null;
      const at = now.toISOString();
      const rates = new Map(counted.map((one) => [keyOf(one), one.rate]));
      const rows = Array.from(rates, ([key, { windowMs }]) => ({
        key,
        calls: 1,
        ends_at: momentAfter(now, windowMs),
      }));
      const isOver = sql`call_counts.ends_at <= ${at}`;
      const after = await db
        .insertInto('call_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            calls: sql<number>`case when ${isOver} then 1 else call_counts.calls + 1 end`,
            ends_at: sql<string>`case when ${isOver} then excluded.ends_at else call_counts.ends_at end`,
          }),
        )
        .returning(['key', 'calls', 'ends_at'])
        .execute();
      const over = after.filter(({ key, calls }) => calls > (rates.get(key)?.calls ?? 0));
      return (
        over
          .map(({ ends_at }) => ends_at)
          .toSorted()
          .at(-1) ?? null
      );
    },
    forget: async (db, counted) => {
      await db.deleteFrom('call_counts').where('key', 'in', counted.map(keyOf)).execute();
    },
  };
}
