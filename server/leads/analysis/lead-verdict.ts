import type { QuizAnswers } from '../../../src/contract/lead/answers.ts';
import type { Quiz, RiskResult } from '../../../src/contract/risk.ts';
import type { RiskVerdict } from '../analysis.ts';
import type { HeldVerdict } from '../document-verdict-repository.ts';
import type { Lead, LeadChanges } from '../lead.ts';
import { judgeQuiz, quizAttempts } from './quiz.ts';

/** Changes of the lead, and the document's new stored verdict; without one the old verdict stays. */
interface Judged {
  readonly lead: LeadChanges;
  readonly held?: HeldVerdict;
}

/** The decision that the stored verdict implies without an analysis: a refusal, or an approval of this identity. */
export function heldDecision(held: HeldVerdict | undefined, identityKey: string): LeadChanges | null {
  switch (held?.status) {
    case 'rejected':
    case 'quiz-failed':
      return { risk_status: held.status, rejected_message: held.message, quiz_state: null };
    case 'approved':
      return held.identityKey === identityKey ? approved : null;
    default:
      return null;
  }
}

/** Only a manual refusal stores an identity. */
export const isPersonsRefusal = (held: HeldVerdict | undefined): boolean =>
  held?.status === 'rejected' && held.identityKey !== null;

export function afterVerdict(held: HeldVerdict | undefined, verdict: RiskVerdict): Judged {
  switch (verdict.kind) {
    case 'approved':
      return { lead: approved };
    case 'rejected':
      return refused('rejected', verdict.message);
    case 'quiz': {
      const quiz = { ...verdict.quiz, attemptsLeft: quizAttempts - (held?.tries ?? 0) };
      return {
        lead: {
          risk_status: 'quiz',
          rejected_message: null,
          quiz_state: { quiz, solution: verdict.solution },
        },
      };
    }
  }
}

/** A right answer approves; a wrong one uses a try. After the last try the quiz and its solution are deleted. */
export function afterQuiz(lead: Lead, held: HeldVerdict | undefined, answers: QuizAnswers): Judged {
  const state = lead.quiz_state;
  if (!state) return { lead: {} };
  if (judgeQuiz(state.solution, answers)) return { lead: approved };
  const tries = (held?.tries ?? 0) + 1;
  if (tries >= quizAttempts) return refused('quiz-failed', quizFailedMessage);
  return {
    lead: { quiz_state: { ...state, quiz: { ...state.quiz, attemptsLeft: quizAttempts - tries } } },
    held: { status: 'quiz', tries, message: null, identityKey: null },
  };
}

export function riskResultOf(
  lead: Pick<Lead, 'risk_status' | 'rejected_message' | 'quiz_state'>,
  version: number,
) {
  const quiz: Quiz | null = lead.risk_status === 'quiz' ? (lead.quiz_state?.quiz ?? null) : null;
  const rejected = lead.risk_status === 'rejected' || lead.risk_status === 'quiz-failed';
  return {
    success: true,
    version,
    quiz,
    quiz_needed: quiz !== null,
    rejected,
    rejected_message: rejected ? lead.rejected_message : null,
  } satisfies RiskResult;
}

const approved: LeadChanges = { risk_status: 'approved', rejected_message: null, quiz_state: null };

const refused = (status: 'rejected' | 'quiz-failed', message: string): Judged => ({
  lead: { risk_status: status, rejected_message: message, quiz_state: null },
  held: { status, tries: quizAttempts, message, identityKey: null },
});

const quizFailedMessage =
  'As respostas não conferem com os dados do pedido. Você pode pedir que uma pessoa da nossa equipe revise o ' +
  'resultado ou solicitar uma ligação.';
