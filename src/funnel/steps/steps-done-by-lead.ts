import type { LeadView } from '../../contract/lead/lead-view.ts';
import type { Facts } from '../facts.ts';
import { askedFields, isAnswered, stampOf } from '../walk.ts';
import type { Stage, Step, StepDefinition } from './step.ts';
import type { StepId } from './step-id.ts';
import { stepOf, type steps } from './steps.ts';

type IsBehind = ((view: LeadView) => boolean) | null;

/** The steps that have an effect and no questions. */
type QuietStep = {
  [Id in StepId]: (typeof steps)[Id] extends StepDefinition<infer Name, Stage, never>
    ? [Name] extends [never]
      ? never
      : Id
    : never;
}[StepId];

/** Whether the lead shows that these steps are done. `null`: it never does. */
const isBehind: Partial<Record<StepId, IsBehind>> = {
  'verificando-disponibilidade': ({ address, plansOffers }) =>
    address.cep !== undefined && plansOffers !== undefined,
  'pedido-aberto': ({ address }) => address.cep !== undefined,
  'plano-migracao': ({ plan }) => plan !== null,
  'cep-migracao': ({ address }) => address.cep !== undefined,
  'numero-migracao': ({ address }) => address.number !== undefined,
  'plano-do-pedido': ({ plan }) => plan !== null,
  'confirmando-dados': ({ risk }) => risk !== undefined && risk.status !== 'open' && risk.status !== 'quiz',
  'endereco-sem-cobertura': null,
  'codigo-enviado': null,
  'oferta-escolhida': null,
} satisfies Record<QuietStep, IsBehind>;

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
