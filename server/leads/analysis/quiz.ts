import type { QuizAnswers } from '../../../src/contract/lead/answers.ts';
import { lookUp } from '../../../src/contract/look-up.ts';
import type { Quiz } from '../../../src/contract/risk.ts';
import type { QuizVerdict, RiskSubject } from '../analysis.ts';
import { type AskedQuestion, quizQuestions } from './quiz-questions.ts';

export const quizAttempts = 2;

/** Builds the quiz with all attempts left; the caller replaces the number with the stored one. */
export const quizOf = (idQuiz: string, asked: readonly AskedQuestion[]): QuizVerdict => ({
  kind: 'quiz',
  quiz: {
    idQuiz,
    attemptsLeft: quizAttempts,
    questions: asked.map(({ id, text, answers }) => ({ id, text, answers })),
  } satisfies Quiz,
  solution: Object.fromEntries(asked.map(({ id, right }) => [id, right])),
});

export function askQuiz(subject: RiskSubject, random: () => number): QuizVerdict {
  const idQuiz = Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join('');
  return quizOf(idQuiz, quizQuestions(subject, random).slice(0, 3));
}

export const rightAnswers = (solution: Record<string, string>, { questions }: QuizAnswers): number =>
  questions.filter(({ id, answer }) => lookUp(solution, id) === answer.id).length;

/** Exact match: every question is answered right and no other is included. */
export function judgeQuiz(solution: Record<string, string>, answers: QuizAnswers): boolean {
  const given = new Map(answers.questions.map(({ id, answer }) => [id, answer.id]));
  const expected = Object.entries(solution);
  return (
    answers.questions.length === expected.length &&
    expected.every(([question, answer]) => given.get(question) === answer)
  );
}
