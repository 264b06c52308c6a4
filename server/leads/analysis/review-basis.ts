import type { ResponseOf } from '../../../src/contract/endpoint.ts';
import { reviewDecision } from '../../../src/contract/lead/review-decision.ts';
import type { readReviewBasis } from '../../../src/contract/panel/queues.ts';
import { riskStatus } from '../../../src/contract/risk.ts';
import type { Connection } from '../../database/database.ts';
import { type Random, timeOrderedId } from '../../protection/random.ts';
import { maskedFieldsOf } from '../answers/personal-fields.ts';
import type { LeadContext } from '../lead-context.ts';

/** A step of the analysis: who said it, and the counts of a quiz. */
export interface Said {
  readonly source: 'service' | 'document' | 'quiz';
  readonly questions?: number;
  readonly correct?: number;
}

export async function noteAnalysis(
  db: Connection,
  random: Random,
  { leadId, ...said }: Said & { readonly leadId: string; readonly status: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('lead_analyses')
    .values({
      ...{ questions: null, correct: null, ...said },
      ...{ id: timeOrderedId(random, now), lead_id: leadId, at: now.toISOString() },
    })
    .execute();
}

export const analysesOf = async (db: Connection, leadId: string) =>
  (
    await db
      .selectFrom('lead_analyses')
      .select(['at', 'source', 'status', 'questions', 'correct'])
      .where('lead_id', '=', leadId)
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row, status: riskStatus.parse(row.status) }));

/** Decisions on the reviews of a lead or of a document, newest first. */
export const reviewDecisionsOf = async (
  db: Connection,
  by: { readonly leadIds: readonly string[]; readonly documentKey?: string | null },
) =>
  (
    await db
      .selectFrom('review_decisions')
      .innerJoin('reviews', 'reviews.id', 'review_decisions.review_id')
      .leftJoin('operators', 'operators.id', 'review_decisions.by')
      .select(['review_decisions.at', 'review_decisions.decision', 'review_decisions.reason'])
      .select(['review_decisions.note', 'operators.name as by', 'reviews.lead_id'])
      .where(({ eb, or }) =>
        or([
          eb('reviews.lead_id', 'in', [...by.leadIds, '']),
          ...(by.documentKey ? [eb('reviews.document_key', '=', by.documentKey)] : []),
        ]),
      )
      .orderBy('review_decisions.id', 'desc')
      .limit(50)
      .execute()
  ).map(({ lead_id, decision, ...row }) => ({
    ...row,
    decision: reviewDecision.parse(decision),
    leadId: lead_id,
  }));

/** What a review is decided on. Answers are masked, and gone once they were erased. */
export async function reviewBasis(
  { repositories, clock }: Pick<LeadContext, 'repositories' | 'clock'>,
  db: Connection,
  reviewId: string,
): Promise<ResponseOf<typeof readReviewBasis> | undefined> {
  const review = await db
    .selectFrom('reviews')
    .innerJoin('leads', 'leads.id', 'reviews.lead_id')
    .select(['reviews.lead_id', 'reviews.document_key', 'leads.cpf_hash', 'leads.cnpj_hash'])
    .where('reviews.id', '=', reviewId)
    .executeTakeFirst();
  const lead = review && (await repositories.leads.find(db, review.lead_id));
  if (review === undefined || lead === undefined) return undefined;
  const { lead_id: leadId, document_key: documentKey } = review;
  const held =
    documentKey === null ? undefined : await repositories.documentVerdicts.find(db, documentKey, clock());
  return {
    analyses: await analysesOf(db, leadId),
    told: lead.rejected_message,
    held: held ? { at: held.updatedAt, status: held.status, tries: held.tries } : null,
    elsewhere: await elsewhere(db, leadId, review),
    given: maskedFieldsOf(lead),
    decisions: (await reviewDecisionsOf(db, { leadIds: [leadId], documentKey })).map(
      ({ leadId: of, ...decided }) => ({ ...decided, isOther: of !== leadId }),
    ),
  };
}

async function elsewhere(
  db: Connection,
  leadId: string,
  { cpf_hash, cnpj_hash }: { cpf_hash: string | null; cnpj_hash: string | null },
) {
  const hash = cpf_hash ?? cnpj_hash;
  if (hash === null) return null;
  const { leads, orders } = await db
    .selectFrom('leads')
    .leftJoin('orders', 'orders.lead_id', 'leads.id')
    .select(({ fn }) => [
      fn.count<number | string>('leads.id').as('leads'),
      fn.count<number | string>('orders.number').as('orders'),
    ])
    .where(cpf_hash === null ? 'cnpj_hash' : 'cpf_hash', '=', hash)
    .where('leads.id', '<>', leadId)
    .executeTakeFirstOrThrow();
  return { leads: Number(leads), orders: Number(orders) };
}
