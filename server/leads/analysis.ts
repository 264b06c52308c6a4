import type { Quiz } from '../../src/contract/risk.ts';

export interface QuizVerdict {
  readonly kind: 'quiz';
  readonly quiz: Quiz;
  readonly solution: Record<string, string>;
}

export type RiskVerdict =
  | { readonly kind: 'approved' }
  | { readonly kind: 'rejected'; readonly message: string }
  | QuizVerdict;

export interface RiskSubject {
  cpf?: string;
  cnpj?: string;
  name: string;
  mothersName?: string;
  /** dd/mm/yyyy */
  birthDate?: string;
  neighborhood: string;
}

export interface AnalysisSubject extends RiskSubject {
  readonly cep: string;
  readonly city: string;
  readonly state: string;
}

/** Decides whether a person may order: own rules, a credit bureau or the sandbox. */
export interface Analysis {
  /**
   * Calls with the same key return the same verdict. `down`: the service failed; the reason contains no personal
   * data.
   */
  judge(
    subject: AnalysisSubject,
    key: string,
  ): Promise<RiskVerdict | { readonly kind: 'down'; readonly reason: string }>;
  /** Whether a refusal applies to the document in every lead, or to one lead. */
  readonly holdsFor: 'document' | 'lead';
}

export const rejectedMessage =
  'Não conseguimos aprovar este pedido na análise automática dos seus dados. ' +
  'Você pode pedir que uma pessoa da nossa equipe revise o resultado ou solicitar uma ligação.';
