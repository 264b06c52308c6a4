import * as z from 'zod/mini';
import { type VisitEvent, visitEvent } from '../../src/contract/measurement/visit-event.ts';
import type { Connection } from '../database/database.ts';
import { addCounts, countsOf, dayOf } from './event-counts.ts';
import { isKnownEvent, type Measured } from './is-known-event.ts';

const stored = z.object({ day: z.string(), event: visitEvent });

export type VisitEvents = ReturnType<typeof visitEventRepository>;

/** Stores events until they are aggregated; duplicates are ignored. */
export function visitEventRepository() {
  let published: ReadonlySet<string> = new Set();
  return {
    /** Questions that an operator published: their topics are known as well. */
    know: (questions: readonly { readonly id: string }[]): void => {
      published = new Set(questions.map(({ id }) => id));
    },
    take: async (
      db: Connection,
      events: readonly VisitEvent[],
      measured: Measured,
      now: Date,
    ): Promise<void> => {
      const rows = events
        .filter((event) => isKnownEvent(event, published, measured))
        .map((event) => {
          const moment = new Date(now.getTime() - event.ago);
          return {
            id: event.id,
            happened_at: moment.toISOString(),
            day: dayOf(moment),
            event: JSON.stringify({ ...event, ago: 0 }),
            counted: 0,
          };
        });
      if (rows.length === 0) return;
      await db
        .insertInto('visit_events')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    hasUncounted: async (db: Connection): Promise<boolean> =>
      (await db
        .selectFrom('visit_events')
        .select('id')
        .where('counted', '=', 0)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    /** Aggregates the oldest events and returns their number. Concurrent processes never count the same event twice. */
    count: async (db: Connection, maxEvents: number): Promise<number> => {
      const rows = await db
        .updateTable('visit_events')
        .set({ counted: 1 })
        .where('counted', '=', 0)
        .where('id', 'in', (of) =>
          of
            .selectFrom('visit_events')
            .select('id')
            .where('counted', '=', 0)
            .orderBy('happened_at')
            .limit(maxEvents),
        )
        .returning(['day', 'event'])
        .execute();
      const parsed = rows.map(({ day, event }) => stored.parse({ day, event: JSON.parse(event) }));
      await addCounts(db, countsOf(parsed));
      return rows.length;
    },
  };
}
