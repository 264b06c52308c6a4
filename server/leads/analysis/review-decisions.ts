import { type ReviewDecision, reviewDecision } from '../../../src/contract/lead/review-decision.ts';
import type { Connection } from '../../database/database.ts';
import { type Random, timeOrderedId } from '../../protection/random.ts';

/** A review as it stands for whoever decides it. */
interface ReviewToDecide {
  readonly id: string;
  readonly leadId: string;
  /** Of the document and the identity that were refused; those from before reviews had an outcome have neither. */
  readonly documentKey: string | null;
  readonly identityKey: string | null;
}

interface NewDecision {
  readonly decision: ReviewDecision;
  /** Who decided: an operator's id. */
  readonly by: string;
  /** Why, for colleagues: the visitor never reads it. */
  readonly note: string | null;
}

interface DecidedReview extends NewDecision {
  readonly at: string;
}

/** What was decided of reviews. Every decision stays in its history; the last one counts. */
export interface ReviewDecisions {
  /** Kept from others who decide until the transaction ends. */
  findForChange(db: Connection, reviewId: string): Promise<ReviewToDecide | undefined>;
  note(db: Connection, reviewId: string, decision: NewDecision, now: Date): Promise<void>;
  history(db: Connection, reviewId: string): Promise<DecidedReview[]>;
  /** When the lead's review was decided last. */
  decidedAt(db: Connection, leadId: string): Promise<string | null>;
}

export function reviewDecisionRepository(random: Random): ReviewDecisions {
  return {
    findForChange: async (db, reviewId) => {
      const row = await db
        .selectFrom('reviews')
        .select(['id', 'lead_id', 'document_key', 'identity_key'])
        .where('id', '=', reviewId)
        .forUpdate()
        .executeTakeFirst();
      return (
        row && {
          id: row.id,
          leadId: row.lead_id,
          documentKey: row.document_key,
          identityKey: row.identity_key,
        }
      );
    },
    note: async (db, reviewId, { decision, by, note }, now) => {
      const at = now.toISOString();
      await db.updateTable('reviews').set({ decision, decided_at: at }).where('id', '=', reviewId).execute();
      await db
        .insertInto('review_decisions')
        .values({ id: timeOrderedId(random, now), review_id: reviewId, at, by, decision, note })
        .execute();
    },
    history: async (db, reviewId) => {
      const rows = await db
        .selectFrom('review_decisions')
        .select(['at', 'by', 'decision', 'note'])
        .where('review_id', '=', reviewId)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, decision: reviewDecision.parse(row.decision) }));
    },
    decidedAt: async (db, leadId) => {
      const row = await db
        .selectFrom('reviews')
        .select('decided_at')
        .where('lead_id', '=', leadId)
        .executeTakeFirst();
      return row?.decided_at ?? null;
    },
  };
}
