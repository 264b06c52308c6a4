import type { Quiz, QuizAnswers } from '../../../src/contract/risk.ts';
import { sandboxVerdicts } from '../../sandbox/people.ts';
import { quizQuestions, type RiskSubject } from './quiz-questions.ts';

export type RiskVerdict =
  | { kind: 'approved' }
  | { kind: 'rejected'; message: string }
  | { kind: 'quiz'; quiz: Quiz; solution: Record<string, string> };

export const quizAttempts = 2;

/**
 * The reference analysis knows the sandbox's people and approves everybody else: a credit bureau takes its place here.
 * The quiz comes with every attempt left; who keeps the count writes the real number over it.
 */
export function analyse(
  subject: RiskSubject,
  tools: { random: () => number; sandbox: boolean },
): RiskVerdict {
  const verdict = tools.sandbox ? sandboxVerdicts.get(subject.cpf ?? '') : undefined;
  if (verdict === 'rejected') return { kind: 'rejected', message: rejectedMessage };
  if (verdict === 'quiz') return askQuiz(subject, tools.random);
  return { kind: 'approved' };
}

/** Right is exactly the solution: every question once, none besides. */
export function judgeQuiz(solution: Record<string, string>, answers: QuizAnswers): boolean {
  const given = new Map(answers.questions.map(({ id, answer }) => [id, answer.id]));
  const expected = Object.entries(solution);
  return (
    answers.questions.length === expected.length &&
    expected.every(([question, answer]) => given.get(question) === answer)
  );
}

const rejectedMessage =
  'Não conseguimos aprovar este pedido na análise automática dos seus dados. ' +
  'Você pode pedir que uma pessoa da nossa equipe revise o resultado ou solicitar uma ligação.';

function askQuiz(subject: RiskSubject, random: () => number): RiskVerdict {
  const asked = quizQuestions(subject, random).slice(0, 3);
  return {
    kind: 'quiz',
    quiz: {
      idQuiz: Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join(''),
      attemptsLeft: quizAttempts,
      questions: asked.map(({ id, text, answers }) => ({ id, text, answers })),
    },
    solution: Object.fromEntries(asked.map(({ id, right }) => [id, right])),
  };
}
