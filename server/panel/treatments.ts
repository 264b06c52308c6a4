import type { Connection } from '../database/database.ts';

/** A part of a list, the latest first. */
export interface ListPart {
  readonly treated: boolean;
  /** Only what is older than this one. */
  readonly before: string | undefined;
  readonly many: number;
}

/** What waits for a person of the operator's. What its retention has ended is not shown, swept or not. */
export interface Treatments<Row> {
  list(db: Connection, part: ListPart, now: Date): Promise<Row[]>;
  waiting(db: Connection, now: Date): Promise<number>;
  /** The first time counts. */
  treat(db: Connection, id: string, now: Date): Promise<void>;
  reopen(db: Connection, id: string): Promise<void>;
}

export function treatedIn(
  table: 'support_requests' | 'reviews' | 'no_coverage_leads' | 'left_words',
): Pick<Treatments<never>, 'treat' | 'reopen'> {
  return {
    treat: async (db, id, now) => {
      await db
        .updateTable(table)
        .set({ treated_at: now.toISOString() })
        .where('id', '=', id)
        .where('treated_at', 'is', null)
        .execute();
    },
    reopen: async (db, id) => {
      await db.updateTable(table).set({ treated_at: null }).where('id', '=', id).execute();
    },
  };
}
