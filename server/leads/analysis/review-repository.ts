import type { Connection } from '../../database/database.ts';
import { changed } from '../../live/live-topics.ts';
import { type Treatments, treatedIn } from '../../panel/treatments.ts';
import { type Random, timeOrderedId } from '../../protection/random.ts';
import { untreated } from '../../queues/queue-work.ts';
import { endedBy, kept } from '../../retention/retention-ages.ts';

interface Review {
  id: string;
  lead_id: string;
  /** What the visitor names on the phone. */
  protocol: string;
  message: string | null;
  created_at: string;
  treated_at: string | null;
  name: string | null;
  phone: string | null;
  city: string;
  state: string;
  addon: string | null;
  plan_id: number | null;
  risk_status: string;
}

interface NewReview {
  leadId: string;
  /** Of what was refused: the answers themselves may end before somebody decides. */
  documentKey: string;
  identityKey: string;
  message: string | undefined;
}

/** Refusals of the analysis that a person has to look at. */
export interface Reviews extends Treatments<Review> {
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
            .doUpdateSet({ ...asked, ...untreated, decision: null })
            .where('reviews.decision', 'is not', null),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) await changed(db, 'reviews');
    },
    // Of the lead nothing but what is needed to call: its other columns are none of the operator's panel's business.
    list: async (db, { treated, before, many }, now) => {
      const rows = await living(db, now)
        .innerJoin('leads', 'leads.id', 'reviews.lead_id')
        .select(['reviews.id', 'reviews.lead_id', 'reviews.message', 'reviews.created_at'])
        .select(['reviews.treated_at', 'leads.protocol', 'leads.name', 'leads.phone', 'leads.city'])
        .select(['leads.state', 'leads.addon', 'leads.plan_id', 'leads.risk_status'])
        .select(['leads.status', 'leads.updated_at'])
        .where('reviews.treated_at', treated ? 'is not' : 'is', null)
        .$if(before !== undefined, (query) => query.where('reviews.id', '<', before ?? ''))
        .orderBy('reviews.id', 'desc')
        .limit(many)
        .execute();
      const over = endedBy(now, kept.contactOfAbandoned);
      return rows.map(({ status, updated_at, ...review }) =>
        status === 'open' && updated_at <= over ? { ...review, name: null, phone: null } : review,
      );
    },
    waiting: async (db, now) => {
      const { many } = await living(db, now)
        .where('reviews.treated_at', 'is', null)
        .select((of) => of.fn.countAll().as('many'))
        .executeTakeFirstOrThrow();
      return Number(many);
    },
    ...treatedIn('reviews'),
  };
}

const living = (db: Connection, now: Date) =>
  db.selectFrom('reviews').where('reviews.created_at', '>', endedBy(now, kept.contactOfAbandoned));
