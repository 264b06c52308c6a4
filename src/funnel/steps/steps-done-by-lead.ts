import type { LeadView } from '../../contract/lead/lead-view.ts';
import type { Facts } from '../facts.ts';
import { askedFields, isAnswered, stampOf } from '../walk.ts';
import type { Step } from './step.ts';
import type { StepId } from './step-id.ts';
import { stepOf } from './steps.ts';

/** Steps without questions: whether the lead shows that they are done. */
const isBehind: Partial<Record<StepId, (view: LeadView) => boolean>> = {
  'verificando-disponibilidade': ({ address, plansOffers }) =>
    address.cep !== undefined && plansOffers !== undefined,
  'pedido-aberto': ({ address }) => address.cep !== undefined,
  'plano-migracao': ({ plan }) => plan !== null,
  'cep-migracao': ({ address }) => address.cep !== undefined,
  'numero-migracao': ({ address }) => address.number !== undefined,
  'plano-do-pedido': ({ plan }) => plan !== null,
  'confirmando-dados': ({ risk }) => risk !== undefined && risk.status !== 'open' && risk.status !== 'quiz',
};

/**
 * The stamps of steps that a lead has done. `facts` must contain the lead's own answers, so that the stamps match
 * them.
 */
export function stepsDoneByLead(
  journey: readonly StepId[],
  facts: Facts,
  view: LeadView,
): Partial<Record<StepId, string>> {
  const isSettled = (step: Step): boolean =>
    isBehind[step.id]?.(view) ?? (askedFields(step, facts).length > 0 && isAnswered(step, facts));
  return Object.fromEntries(
    journey
      .map(stepOf)
      .filter((step) => step.effect !== null && isSettled(step))
      .map((step) => [step.id, stampOf(step, facts)]),
  );
}
