import { reviewRefused } from '../../../src/content/messages/review-decided.ts';
import { answerQuiz, confirmLead, requestReview } from '../../../src/contract/calls/leads.ts';
import type { QuizAnswers } from '../../../src/contract/lead/answers.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { RiskResult } from '../../../src/contract/risk.ts';
import type { Connection } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { leadInPath } from '../../http/route-group.ts';
import { missingForConfirmation, refuseMissing } from '../answers/missing-answers.ts';
import { refuseStale, withOpenLead } from '../change-lead.ts';
import type { Lead, LeadChanges } from '../lead.ts';
import { handleAbout, type LeadContext } from '../lead-context.ts';
import { refuseUnproved } from '../offers-by-right.ts';
import { planOfLead } from '../plan-of-lead.ts';
import { type AskedVerdict, aboutWhat, askAnalysis, documentKeyOf } from './ask-analysis.ts';
import { afterQuiz, afterVerdict, heldDecision, isPersonsRefusal, riskResultOf } from './lead-verdict.ts';
import { rightAnswers } from './quiz.ts';
import { noteAnalysis, type Said } from './review-basis.ts';

export const leadAnalysisRoutes = [
  handleAbout(confirmLead, leadInPath, async ({ params, query, body }, context) => {
    const asked = await askAnalysis(context, params.idLead);
    return withOpenLead(context, params.idLead, async (lead, db) => {
      if (query.fiberMigration === 'true' && lead.proved_right !== 'migration') refuseUnproved();
      const { providers } = context;
      refuseMissing(missingForConfirmation(lead, planOfLead(providers, lead), providers.planLists));
      if (lead.risk_status === 'quiz' && body.riskValidation) {
        return judge(context, db, lead, body.riskValidation);
      }
      if (lead.risk_status !== 'open') return riskResultOf(lead, lead.version);
      const { changes, source } = await decided(context, db, lead, asked);
      return decide(context, db, lead, { ...changes, device_info: body.deviceInfo }, { source });
    });
  }),

  handleAbout(answerQuiz, leadInPath, ({ params, body }, context) =>
    withOpenLead(context, params.idLead, async (lead, db) => {
      if (lead.risk_status === 'open') {
        refuse(
          409,
          problemCodes.quizClosed,
          'As perguntas mudaram com os seus dados. Confirme o pedido de novo.',
        );
      }
      if (lead.risk_status !== 'quiz') return riskResultOf(lead, lead.version);
      return judge(context, db, lead, body);
    }),
  ),

  handleAbout(requestReview, leadInPath, ({ params, body }, context) =>
    withOpenLead(context, params.idLead, async (lead, db) => {
      if (lead.risk_status !== 'rejected' && lead.risk_status !== 'quiz-failed') {
        refuse(409, 'not-rejected', 'Este pedido não foi recusado: não há o que revisar.');
      }
      const { reviews, leads, documentVerdicts } = context.repositories;
      const documentKey = documentKeyOf(context, lead);
      const held = await documentVerdicts.find(db, documentKey, context.clock());
      if (isPersonsRefusal(held)) refuse(409, problemCodes.closed, reviewRefused);
      const identityKey = leads.identityKey(lead);
      const review = { leadId: lead.id, documentKey, identityKey, message: body.message };
      await reviews.ask(db, review, context.clock());
      return { success: true as const };
    }),
  ),
];

/** The document's stored verdict comes first. A verdict on outdated answers is ignored. */
async function decided(
  context: LeadContext,
  db: Connection,
  lead: Lead,
  asked: AskedVerdict | undefined,
): Promise<{ changes: LeadChanges; source: 'document' | 'service' }> {
  const { documentVerdicts, leads } = context.repositories;
  const key = documentKeyOf(context, lead);
  const held = await documentVerdicts.find(db, key, context.clock());
  const before = heldDecision(held, leads.identityKey(lead));
  if (before !== null) return { changes: before, source: 'document' };
  if (asked?.about !== aboutWhat(lead)) return refuseStale();
  const after = afterVerdict(held, asked.verdict);
  if (after.held) await documentVerdicts.hold(db, key, after.held, context.clock());
  return { changes: after.lead, source: 'service' };
}

async function judge(
  context: LeadContext,
  db: Connection,
  lead: Lead,
  answers: QuizAnswers,
): Promise<RiskResult> {
  if (answers.idQuiz !== lead.quiz_state?.quiz.idQuiz) {
    refuse(409, problemCodes.quizClosed, 'Estas perguntas não valem mais. Confirme o pedido de novo.');
  }
  const { documentVerdicts, leads } = context.repositories;
  const key = documentKeyOf(context, lead);
  const held = await documentVerdicts.findForChange(db, key, context.clock());
  // A concurrent lead of the same document may have used the last try.
  const before = heldDecision(held, leads.identityKey(lead));
  if (before !== null) return decide(context, db, lead, before, { source: 'document' });
  const after = afterQuiz(lead, held, answers);
  if (after.held) await documentVerdicts.hold(db, key, after.held, context.clock());
  const { solution } = lead.quiz_state;
  const quiz = { questions: Object.keys(solution).length, correct: rightAnswers(solution, answers) };
  return decide(context, db, lead, after.lead, { source: 'quiz', ...quiz });
}

async function decide(
  { repositories, clock, random }: LeadContext,
  db: Connection,
  lead: Lead,
  changes: LeadChanges,
  said: Said,
): Promise<RiskResult> {
  const status = changes.risk_status ?? lead.risk_status;
  await noteAnalysis(db, random, { ...said, leadId: lead.id, status }, clock());
  const version = await repositories.leads.change(db, lead, { step: 'confirmed', ...changes }, clock());
  return riskResultOf({ ...lead, ...changes }, version);
}
