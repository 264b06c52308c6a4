import type { Facts } from '../facts.ts';
import type { StepId } from '../steps/step-id.ts';

/** Whether the network needs complements in named parts. It is known once coverage is. */
export const isStructured = ({ coverage }: Facts): boolean => coverage?.infra?.structured_complement === true;

/** The step that asks for the complement. */
export const complementStep = (facts: Facts): StepId =>
  isStructured(facts) || !facts.asksNumber ? 'instalacao' : 'nr-imovel';

/** The complement given beside the house number, in the visitor's words; empty if there is none. */
export const complementBesideNumber = (facts: Facts): string | undefined =>
  complementStep(facts) === 'nr-imovel' ? (facts.answers.complement?.text ?? '') : undefined;
