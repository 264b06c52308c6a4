import type { Quiz } from '../../../src/contract/risk.ts';
import type { RiskSubject } from './quiz-questions.ts';

export interface QuizVerdict {
  readonly kind: 'quiz';
  readonly quiz: Quiz;
  readonly solution: Record<string, string>;
}

export type RiskVerdict =
  | { readonly kind: 'approved' }
  | { readonly kind: 'rejected'; readonly message: string }
  | QuizVerdict;

/** Who wants to order, and where. */
export interface AnalysisSubject extends RiskSubject {
  readonly cep: string;
  readonly city: string;
  readonly state: string;
}

/** Who decides whether a person may order: rules of our own, a credit bureau, or the sandbox. */
export interface Analysis {
  /** The same key asks for the same verdict once more. `down`: nobody can say now, for a reason that names no one. */
  judge(
    subject: AnalysisSubject,
    key: string,
  ): Promise<RiskVerdict | { readonly kind: 'down'; readonly reason: string }>;
  /** Whether a refusal stays with the document wherever it is given, or with the lead alone. */
  readonly holdsFor: 'document' | 'lead';
}

export const rejectedMessage =
  'Não conseguimos aprovar este pedido na análise automática dos seus dados. ' +
  'Você pode pedir que uma pessoa da nossa equipe revise o resultado ou solicitar uma ligação.';
