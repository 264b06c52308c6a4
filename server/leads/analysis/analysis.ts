import type { Quiz, QuizAnswers, RiskResult } from '../../../src/contract/risk.ts';
import type { Lead, LeadChanges, RiskHistory } from '../lead.ts';
import { judgeQuiz, quizAttempts, type RiskVerdict } from './risk.ts';

/** What the lead knows of its analysis after a verdict. `key` stands for the document the verdict is about. */
export function afterVerdict(lead: Lead, key: string, verdict: RiskVerdict): LeadChanges {
  const past = lead.risk_history[key];
  if (past && (past.status === 'rejected' || past.status === 'quiz-failed')) {
    return { risk_status: past.status, rejected_message: past.message, quiz_state: null };
  }
  switch (verdict.kind) {
    case 'approved':
      return { risk_status: 'approved', rejected_message: null, quiz_state: null };
    case 'rejected':
      return refused(lead.risk_history, key, 'rejected', verdict.message);
    case 'quiz': {
      const quiz = { ...verdict.quiz, attemptsLeft: quizAttempts - (past?.tries ?? 0) };
      return {
        risk_status: 'quiz',
        rejected_message: null,
        quiz_state: { quiz, solution: verdict.solution },
      };
    }
  }
}

/** A right answer approves, a wrong one costs a try; with the last try the quiz and its answers are forgotten. */
export function afterQuiz(lead: Lead, key: string, answers: QuizAnswers): LeadChanges {
  const state = lead.quiz_state;
  if (!state) return {};
  if (judgeQuiz(state.solution, answers)) {
    return { risk_status: 'approved', rejected_message: null, quiz_state: null };
  }
  const tries = (lead.risk_history[key]?.tries ?? 0) + 1;
  if (tries >= quizAttempts) return refused(lead.risk_history, key, 'quiz-failed', quizFailedMessage);
  return {
    risk_history: { ...lead.risk_history, [key]: { tries, status: 'quiz', message: null } },
    quiz_state: { ...state, quiz: { ...state.quiz, attemptsLeft: quizAttempts - tries } },
  };
}

/** The verdict in the words of the wire. */
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

const refused = (
  history: RiskHistory,
  key: string,
  status: 'rejected' | 'quiz-failed',
  message: string,
): LeadChanges => ({
  risk_status: status,
  rejected_message: message,
  quiz_state: null,
  risk_history: { ...history, [key]: { tries: quizAttempts, status, message } },
});

const quizFailedMessage =
  'As respostas não conferem com os dados do pedido. Você pode pedir que uma pessoa da nossa equipe revise o ' +
  'resultado ou solicitar uma ligação.';
