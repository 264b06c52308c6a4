import * as z from 'zod/mini';

const choice = z.object({ id: z.string(), text: z.string() });

export const quiz = z.object({
  idQuiz: z.string(),
  attemptsLeft: z.int(),
  questions: z.array(z.object({ id: z.string(), text: z.string(), answers: z.array(choice) })),
});

export type Quiz = z.output<typeof quiz>;

export const quizAnswers = z.strictObject({
  idQuiz: z.string().check(z.maxLength(64)),
  questions: z
    .array(
      z.strictObject({
        id: z.string().check(z.maxLength(64)),
        answer: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
});

export type QuizAnswers = z.output<typeof quizAnswers>;

/** The verdict of the analysis, in the words of the wire. */
export const riskResult = z.object({
  success: z.literal(true),
  version: z.int(),
  quiz: z.nullable(quiz),
  quiz_needed: z.boolean(),
  rejected: z.boolean(),
  rejected_message: z.nullable(z.string()),
});

export type RiskResult = z.output<typeof riskResult>;
