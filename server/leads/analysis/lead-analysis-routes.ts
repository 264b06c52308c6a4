import { answerQuiz, confirmLead, requestReview } from '../../../src/contract/calls/leads.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import type { QuizAnswers, RiskResult } from '../../../src/contract/risk.ts';
import type { Connection } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { answerAbout, leadInPath, type RequestContext, type RouteGroup } from '../../http/route-group.ts';
import { randomNumber } from '../../protection/random.ts';
import { withOpenLead } from '../change-lead.ts';
import type { Lead, LeadChanges } from '../lead.ts';
import { missingForConfirmation } from '../missing-answers.ts';
import { refuseUnproved } from '../offers-by-right.ts';
import { planOfLead, refuseMissing } from '../plan-of-lead.ts';
import { afterQuiz, afterVerdict, riskResultOf } from './analysis.ts';
import { analyse } from './risk.ts';

/** The identity analysis: its verdict, its quiz and a person's second look. */
export const leadAnalysisRoutes: RouteGroup = {
  handlers: [
    answerAbout(confirmLead, leadInPath, ({ params, query, body }, context) =>
      withOpenLead(context, params.idLead, async (lead, db) => {
        if (query.fiberMigration === 'true' && lead.proved_right !== 'migration') refuseUnproved();
        refuseMissing(missingForConfirmation(lead, planOfLead(context.domain, lead)));
        if (lead.risk_status === 'quiz' && body.riskValidation) {
          return judge(context, db, lead, body.riskValidation);
        }
        if (lead.risk_status !== 'open') return riskResultOf(lead, lead.version);
        const verdict = analyse(subjectOf(lead), {
          random: () => randomNumber(context.random),
          sandbox: context.domain.sandbox,
        });
        const key = context.repositories.leads.documentKey(lead);
        const changes = { ...afterVerdict(lead, key, verdict), device_info: body.deviceInfo };
        return decide(context, db, lead, changes);
      }),
    ),

    answerAbout(answerQuiz, leadInPath, ({ params, body }, context) =>
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

    answerAbout(requestReview, leadInPath, ({ params, body }, context) =>
      withOpenLead(context, params.idLead, async (lead, db) => {
        if (lead.risk_status !== 'rejected' && lead.risk_status !== 'quiz-failed') {
          refuse(409, 'not-rejected', 'Este pedido não foi recusado: não há o que revisar.');
        }
        await context.repositories.reviews.ask(db, lead.id, body.message, context.clock());
        return { success: true as const };
      }),
    ),
  ],
};

function judge(
  context: RequestContext,
  db: Connection,
  lead: Lead,
  answers: QuizAnswers,
): Promise<RiskResult> {
  if (answers.idQuiz !== lead.quiz_state?.quiz.idQuiz) {
    refuse(409, problemCodes.quizClosed, 'Estas perguntas não valem mais. Confirme o pedido de novo.');
  }
  const key = context.repositories.leads.documentKey(lead);
  return decide(context, db, lead, afterQuiz(lead, key, answers));
}

async function decide(
  { repositories, clock }: RequestContext,
  db: Connection,
  lead: Lead,
  changes: LeadChanges,
): Promise<RiskResult> {
  const version = await repositories.leads.change(db, lead, { step: 'confirmed', ...changes }, clock());
  return riskResultOf({ ...lead, ...changes }, version);
}

const subjectOf = (lead: Lead) => ({
  cpf: lead.cpf ?? undefined,
  cnpj: lead.cnpj ?? undefined,
  name: lead.name ?? '',
  mothersName: lead.mothers_name ?? undefined,
  birthDate: lead.birth_date ?? undefined,
  neighborhood: lead.neighborhood ?? '',
});
