import type { Connection } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { untouched } from '../queues/queue-work.ts';

interface NewReview {
  leadId: string;
  /** Keyed hashes of the refused data, because the answers may be erased before the decision. */
  documentKey: string;
  identityKey: string;
  message: string | undefined;
}

export interface Reviews {
  /** One review per lead: a repeated request changes nothing while it is pending, and reopens it after a decision. */
  ask(db: Connection, review: NewReview, now: Date): Promise<void>;
}

export function reviewRepository(random: Random): Reviews {
  return {
    ask: async (db, { leadId, documentKey, identityKey, message = null }, now) => {
      const asked = {
        document_key: documentKey,
        identity_key: identityKey,
        message,
        created_at: now.toISOString(),
      };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('reviews')
        .values({ id: timeOrderedId(random, now), lead_id: leadId, ...asked })
        .onConflict((conflict) =>
          conflict
            .column('lead_id')
            .doUpdateSet({ ...asked, ...untouched, decision: null })
            .where('reviews.decision', 'is not', null),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) await raiseTopic(db, 'reviews');
    },
  };
}
