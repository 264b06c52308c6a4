import { readableMoment } from '../../../src/brazil/readable-moment.ts';
import { reviewRefused } from '../../../src/content/messages/review-decided.ts';
import type { ReviewDecision } from '../../../src/contract/lead/review-decision.ts';
import type { ReviewReason } from '../../../src/contract/panel/queue-outcomes.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { Connection } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { momentAfter } from '../../runtime/moment.ts';
import { type HeldVerdict, untried } from '../document-verdict-repository.ts';
import type { Lead, LeadChanges } from '../lead.ts';
import type { LeadContext } from '../lead-context.ts';
import { linkLife } from '../link-life.ts';
import { documentKeyOf } from './ask-analysis.ts';
import { quizAttempts } from './quiz.ts';

type DecideContext = Pick<LeadContext, 'repositories' | 'clock' | 'providers' | 'siteUrl'>;

interface Decision {
  readonly reviewId: string;
  readonly decision: ReviewDecision;
  readonly by: string;
  readonly reason?: ReviewReason | undefined;
  readonly note: string | null;
}

/**
 * Applies an operator's decision on a refusal, in one transaction with the queue item: holds or frees the document,
 * updates the lead, notifies the visitor and records the decision. A later decision replaces an earlier one.
 */
export async function decideReview(
  context: DecideContext,
  db: Connection,
  { reviewId, ...decided }: Decision,
): Promise<void> {
  const { repositories, clock } = context;
  const now = clock();
  const review =
    (await repositories.reviewDecisions.findForChange(db, reviewId)) ??
    refuse(404, problemCodes.notFound, 'Esta revisão não existe mais.');
  const lead =
    (await repositories.leads.findForChange(db, review.leadId)) ??
    refuse(404, problemCodes.notFound, 'O pedido desta revisão não existe mais.');
  if (lead.status === 'finished') refuse(409, problemCodes.finished, 'Este pedido já foi concluído.');
  const hasDocument = lead.cpf !== null || lead.cnpj !== null;
  const present = documentKeyOf(context, lead);
  const documentKey = review.documentKey ?? present;
  const identityKey = review.identityKey ?? repositories.leads.identityKey(lead);
  await repositories.documentVerdicts.hold(db, documentKey, heldBy(decided.decision, identityKey), now);
  // A changed document has its own verdict. If the document was already erased from the lead, the visitor enters it
  // again and the held verdict applies.
  if (!hasDocument || present === documentKey)
    await repositories.leads.settle(db, lead.id, changesBy[decided.decision], now);
  await repositories.reviewDecisions.note(db, reviewId, decided, now);
  await tell(context, db, lead, reviewId, decided.decision);
}

function heldBy(decision: ReviewDecision, identityKey: string): HeldVerdict {
  switch (decision) {
    case 'approved':
      return { status: 'approved', tries: 0, message: null, identityKey };
    case 'refused':
      return { status: 'rejected', tries: quizAttempts, message: reviewRefused, identityKey };
    case 'ask-again':
      return untried;
  }
}

const changesBy: Readonly<Record<ReviewDecision, LeadChanges>> = {
  approved: { risk_status: 'approved', rejected_message: null, quiz_state: null },
  refused: { risk_status: 'rejected', rejected_message: reviewRefused, quiz_state: null },
  'ask-again': { risk_status: 'open', rejected_message: null, quiz_state: null },
};

/** Notifies the visitor; the link's lifetime restarts with the decision. */
async function tell(
  { repositories, clock, siteUrl }: DecideContext,
  db: Connection,
  { id, phone, email }: Lead,
  reviewId: string,
  decision: ReviewDecision,
): Promise<void> {
  const now = clock();
  // An unsent message about an earlier decision is outdated.
  const once = `review ${reviewId}`;
  await repositories.outbox.withdraw(db, once);
  await repositories.messages.put(
    db,
    {
      kind: 'review-decided',
      to: { phone, email },
      leadId: id,
      once,
      data: {
        decision,
        url: `${siteUrl}/chat/?l=${id}`,
        until: readableMoment(momentAfter(now, linkLife)),
      },
    },
    now,
  );
}
