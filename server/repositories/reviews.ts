import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

/** Refusals of the analysis that a person has to look at. */
export interface Reviews {
  /** One per lead: asking again changes nothing. */
  ask(db: Connection, leadId: string, message: string | undefined, now: Date): Promise<void>;
}

export function reviewRepository(random: Random): Reviews {
  return {
    ask: async (db, leadId, message, now) => {
      await db
        .insertInto('reviews')
        .values({
          id: timeOrderedId(random, now),
          lead_id: leadId,
          message: message ?? null,
          status: 'open',
          created_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('lead_id').doNothing())
        .execute();
    },
  };
}
