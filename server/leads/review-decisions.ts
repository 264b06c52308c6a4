import { type ReviewDecision, reviewDecision } from '../../src/contract/lead/review-decision.ts';
import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';

interface ReviewToDecide {
  readonly id: string;
  readonly leadId: string;
  /** Keyed hashes of the refused document and identity; null in reviews of earlier versions. */
  readonly documentKey: string | null;
  readonly identityKey: string | null;
}

interface NewDecision {
  readonly decision: ReviewDecision;
  readonly by: string;
  readonly reason?: string | null;
  /** For colleagues; never shown to the visitor. */
  readonly note: string | null;
}

interface DecidedReview extends NewDecision {
  readonly at: string;
}

/** Decisions on reviews. All of them stay in the history; the last one applies. */
export interface ReviewDecisions {
  /** Locks the row until the transaction ends. */
  findForChange(db: Connection, reviewId: string): Promise<ReviewToDecide | undefined>;
  note(db: Connection, reviewId: string, decision: NewDecision, now: Date): Promise<void>;
  history(db: Connection, reviewId: string): Promise<DecidedReview[]>;
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
    note: async (db, reviewId, { decision, by, note, reason = null }, now) => {
      const at = now.toISOString();
      await db.updateTable('reviews').set({ decision, decided_at: at }).where('id', '=', reviewId).execute();
      await db
        .insertInto('review_decisions')
        .values({ id: timeOrderedId(random, now), review_id: reviewId, at, by, decision, reason, note })
        .execute();
    },
    history: async (db, reviewId) => {
      const rows = await db
        .selectFrom('review_decisions')
        .select(['at', 'by', 'decision', 'reason', 'note'])
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
