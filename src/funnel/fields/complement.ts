import type { Facts } from '../facts.ts';
import type { StepId } from '../steps/step-id.ts';

/** Whether the network stores complements by name: it asks for them in its own structure, once it is known. */
export const isStructured = ({ coverage }: Facts): boolean => coverage?.infra?.structured_complement === true;

/** The step that asks for the complement. */
export const complementStep = (facts: Facts): StepId =>
  isStructured(facts) || !facts.asksNumber ? 'instalacao' : 'nr-imovel';

/** What was said of it beside the house number, in the visitor's own words, or that nothing was. */
export const complementBesideNumber = (facts: Facts): string | undefined =>
  complementStep(facts) === 'nr-imovel' ? (facts.answers.complement?.text ?? '') : undefined;
