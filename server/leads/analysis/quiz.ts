import type { QuizAnswers } from '../../../src/contract/lead/answers.ts';
import type { Quiz } from '../../../src/contract/risk.ts';
import type { QuizVerdict } from './analysis.ts';
import { type AskedQuestion, quizQuestions, type RiskSubject } from './quiz-questions.ts';

export const quizAttempts = 2;

/** The quiz of these questions, with every attempt left: who keeps the count writes the real number over it. */
export const quizOf = (idQuiz: string, asked: readonly AskedQuestion[]): QuizVerdict => ({
  kind: 'quiz',
  quiz: {
    idQuiz,
    attemptsLeft: quizAttempts,
    questions: asked.map(({ id, text, answers }) => ({ id, text, answers })),
  } satisfies Quiz,
  solution: Object.fromEntries(asked.map(({ id, right }) => [id, right])),
});

/** Three questions about what the lead itself says. */
export function askQuiz(subject: RiskSubject, random: () => number): QuizVerdict {
  const idQuiz = Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');
  return quizOf(idQuiz, quizQuestions(subject, random).slice(0, 3));
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
