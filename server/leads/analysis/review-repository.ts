import type { Connection } from '../../database/database.ts';
import { raiseTopic } from '../../live/live-topics.ts';
import { type Random, timeOrderedId } from '../../protection/random.ts';
import { untouched } from '../../queues/queue-work.ts';

interface NewReview {
  leadId: string;
  /** Of what was refused: the answers themselves may end before somebody decides. */
  documentKey: string;
  identityKey: string;
  message: string | undefined;
}

/** Refusals of the analysis that a person has to look at. */
export interface Reviews {
  /** One per lead: asking again changes nothing while it waits. After a decision it waits anew. */
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
