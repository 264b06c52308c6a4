import { getRenewal } from '../../contract/calls/renewals.ts';
import type { Facts } from '../../funnel/facts.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import { steps } from '../../funnel/steps/steps.ts';
import { stampOf } from '../../funnel/walk.ts';
import { effectSucceeded, renewalForgotten } from '../../store/events.ts';
import { selectFacts, selectJourney, selectStepsShown } from '../../store/selectors.ts';
import { renewalOf } from '../effects/renewal-of.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { put, type Saga, select } from '../typed-effects.ts';
import { readOwn } from './read-linked.ts';

/**
 * Whether a link or an address, and neither a reload nor Back, opened the first question of a journey, which after an
 * order begins another one.
 */
export function* isBeginning({ navigationType }: SagaDependencies): Saga<boolean> {
  const [first] = (yield* select(selectJourney)).steps;
  return navigationType() === 'navigate' && (yield* select(selectStepsShown)).some(({ id }) => id === first);
}

/**
 * Resumes a renewal after a reload. If the session has ended, the visitor proves the contract again. Whoever opens the
 * first question after a finished renewal asks about another contract.
 */
export function* resumeRenewal(id: string, dependencies: SagaDependencies): Saga {
  const { client } = dependencies;
  const result = yield* readOwn(() => client.call(getRenewal, { params: { id } }));
  if (result === null || !result.ok) return;
  const renewal = renewalOf(result.value);
  if (renewal.order !== null && (yield* isBeginning(dependencies))) return yield* put(renewalForgotten());
  const known = yield* select(selectFacts);
  const { onFile, coverage, directDebit } = renewal;
  const facts: Facts = {
    ...known,
    answers: { ...known.answers, direct_debit: directDebit },
    onFile,
    coverage,
    renewal,
  };
  const settled = { 'consulta-cpf': stampOf(steps['consulta-cpf'], facts) };
  const isChosen = result.value.idPlan !== null && chosenPlan(facts)?.id === result.value.idPlan;
  const choice = isChosen ? { 'oferta-escolhida': stampOf(steps['oferta-escolhida'], facts) } : {};
  const stamp = stampOf(steps.titular, facts);
  yield* put(
    effectSucceeded({ step: 'titular', stamp, result: { renewal, settled: { ...settled, ...choice } } }),
  );
}
