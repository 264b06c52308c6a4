import { consequences } from '../content/conversation/consequences.ts';
import type { Step } from '../funnel/step.ts';
import type { StepId } from '../funnel/step-id.ts';

const ofSteps: Partial<Record<StepId, string>> = {
  cep: consequences.cep,
  'nr-imovel': consequences['nr-imovel'],
  planos: consequences.planos,
  nome: consequences.analysis,
  'data-nascimento': consequences.analysis,
  'nome-mae': consequences.analysis,
  cpf: consequences.analysis,
  'ativar-debito': consequences['ativar-debito'],
};

/** What changing these answers undoes: the gravest of them. */
export const consequenceOf = (steps: readonly Step[]): string =>
  steps.flatMap(({ id }) => ofSteps[id] ?? [])[0] ?? consequences.other;
