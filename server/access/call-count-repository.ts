import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { momentAfter } from '../runtime/moment.ts';
import type { Rate, Scope } from './limits.ts';

export interface Counted {
  readonly limit: string;
  readonly scope: Scope;
  readonly value: string;
  readonly rate: Rate;
  /** How many it counts for, of a limit that counts here; below none it gives back. Defaults to one. */
  readonly many?: number | undefined;
}

/** What became of a call in one window: its number there, or the end of the window that had no room. */
export type Spent = { readonly scope: Scope } & ({ readonly calls: number } | { readonly fullUntil: string });

export type CallCounts = ReturnType<typeof callCountRepository>;

/** Rate-limit counters in the database, shared by all processes and kept over restarts. */
export function callCountRepository(protection: Protection) {
  /** Stored as keyed hashes: addresses, documents and accounts are not kept in clear. */
  const keyOf = ({ limit, scope, value }: Omit<Counted, 'rate'>): string =>
    protection.fingerprint(value, `limit ${limit} ${scope}`);

  return {
    spend: async (db: Connection, counted: readonly Counted[], now: Date): Promise<readonly Spent[]> => {
      if (counted.length === 0) return [];
      const windows = counted.map((one) => ({ ...one, key: keyOf(one) }));
      const isOver = sql<boolean>`call_counts.ends_at <= ${now.toISOString()}`;
      const most = windows.map(({ key, rate }) => sql`when ${key} then cast(${rate.calls} as integer)`);
      const hasRoom = sql<boolean>`call_counts.calls < case call_counts.key ${sql.join(most, sql` `)} end`;
      const rows = await db
        .insertInto('call_counts')
        .values(windows.map(({ key, rate }) => ({ key, calls: 1, ends_at: momentAfter(now, rate.windowMs) })))
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              calls: sql<number>`case when ${isOver} then 1 else call_counts.calls + 1 end`,
              ends_at: sql<string>`case when ${isOver} then excluded.ends_at else call_counts.ends_at end`,
            })
            .where(({ or }) => or([isOver, hasRoom])),
        )
        .returning(['key', 'calls'])
        .execute();
      const calls = new Map(rows.map((row) => [row.key, row.calls]));
      const full = windows.map(({ key }) => key).filter((key) => !calls.has(key));
      const ends = full.length === 0 ? undefined : await endsOf(db, full);
      return windows.map(({ scope, key, rate }) => {
        const number = calls.get(key);
        if (number !== undefined) return { scope, calls: number };
        return { scope, fullUntil: ends?.get(key) ?? momentAfter(now, rate.windowMs) };
      });
    },
    forget: async (db: Connection, counted: readonly Omit<Counted, 'rate'>[]): Promise<void> => {
      await db.deleteFrom('call_counts').where('key', 'in', counted.map(keyOf)).execute();
    },
  };
}

async function endsOf(db: Connection, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('call_counts')
    .select(['key', 'ends_at'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, ends_at }) => [key, ends_at]));
}
