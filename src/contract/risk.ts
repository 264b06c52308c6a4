import * as z from 'zod/mini';
import { identifier, maybe, succeeded, version } from './reply.ts';

export const riskStatus = z.enum(['open', 'quiz', 'approved', 'rejected', 'quiz-failed']);

export type RiskStatus = z.output<typeof riskStatus>;

const choice = z.object({ id: identifier, text: z.string() });

export const quiz = z.object({
  idQuiz: identifier,
  attemptsLeft: z._default(z.int(), 1),
  questions: z.array(z.object({ id: identifier, text: z.string(), answers: z.array(choice) })),
});

export type Quiz = z.output<typeof quiz>;

/** The result of the analysis in the API's words. */
export const riskResult = z.object({
  success: succeeded,
  version,
  quiz: maybe(quiz),
  quiz_needed: z._default(z.boolean(), false),
  rejected: z._default(z.boolean(), false),
  rejected_message: maybe(z.string()),
});

export type RiskResult = z.output<typeof riskResult>;
