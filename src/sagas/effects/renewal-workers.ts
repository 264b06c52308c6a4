import { type CallResult, mapResult } from '../../api/call-result.ts';
import { failed } from '../../api/failed.ts';
import { contractWords } from '../../content/screens/contract.ts';
import * as renewals from '../../contract/calls/renewals.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/endpoint.ts';
import { monthlyPrice } from '../../contract/offer/monthly-price.ts';
import { problemCodes } from '../../contract/problem.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import { answersAccepted, effectSucceeded, renewalForgotten } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { put, type Saga, select } from '../typed-effects.ts';
import { endRenewalSession } from '../visit/end-renewal-session.ts';
import { trackingOf } from './origin.ts';
import { renewalOf } from './renewal-of.ts';
import { callAboutContract, type EffectResult, measuredIn, noUserData, type Task } from './worker.ts';

/** Calls as the contract's holder. After the session has ended, the visitor proves the contract again. */
function* asHolder<E extends Endpoint>(
  task: Task,
  endpoint: E,
  input: InputOf<E>,
): Saga<CallResult<ResponseOf<E>>> {
  const result = yield* callAboutContract(task, endpoint, input);
  if (result.ok || result.failure.code !== problemCodes.notHolder) return result;
  yield* endRenewalSession();
  return failed('refused', contractWords.away);
}

export function* checkClient(task: Task): Saga<EffectResult> {
  const { answers, renewal } = yield* select(selectFacts);
  const { cpf } = answers;
  if (cpf === undefined) return noUserData;
  if (renewal !== null) yield* put(renewalForgotten());
  return mapResult(yield* callAboutContract(task, renewals.checkClient, { params: { cpf } }), () => ({}));
}

export function* findRenewal(task: Task): Saga<EffectResult> {
  const { cpf, birth_date } = (yield* select(selectFacts)).answers;
  if (cpf === undefined || birth_date === undefined) return noUserData;
  const tracking = yield* trackingOf(task.dependencies);
  const body = { cpf, birth_date, tracking };
  const result = yield* callAboutContract(task, renewals.findRenewalOffers, { body });
  return mapResult(result, (view) => ({
    renewal: renewalOf(view),
    lead: { renewalId: view.id_renewal_request },
  }));
}

export function* chooseOffer(task: Task): Saga<EffectResult> {
  const facts = yield* select(selectFacts);
  const { renewal } = facts;
  const plan = chosenPlan(facts);
  if (!renewal?.id || plan === null) return noUserData;
  const isFirst = renewal.coverage.plans[0]?.id === plan.id;
  const result = yield* asHolder(task, renewals.chooseRenewalOffer, {
    params: { id_renewal_request_user: renewal.id },
    body: {
      id_renewal_base_user: renewal.customerId ?? undefined,
      ...(isFirst ? { offer1: true } : { offer2: true }),
    },
  });
  return mapResult(result, () => ({}));
}

/**
 * Confirms the renewal at the price shown. If the price has changed, the server refuses and the new price is loaded.
 */
export function* finishRenewal(task: Task): Saga<EffectResult> {
  const facts = yield* select(selectFacts);
  const { renewal } = facts;
  const plan = chosenPlan(facts);
  if (!renewal?.id || plan === null) return noUserData;
  const params = { id: renewal.id };
  const offerSelected = { sku: plan.sku, price: monthlyPrice(plan, renewal.directDebit) };
  const body = { accept_information: true as const, offerSelected, ...measuredIn(task) };
  const result = yield* asHolder(task, renewals.finishRenewal, { params, body });
  if (!result.ok && result.failure.code === problemCodes.priceChanged) yield* readAgain(task, params.id);
  // This consent is for the renewal only: an order open in the same tab needs its own.
  if (result.ok) yield* put(answersAccepted({ values: { accept_information: undefined } }));
  return mapResult(result, ({ orderNumber, protocol, finishedAt }) => ({
    renewal: { ...renewal, order: { orderNumber, protocol: protocol ?? '', finishedAt } },
  }));
}

function* readAgain(task: Task, id: string): Saga {
  const result = yield* asHolder(task, renewals.getRenewal, { params: { id } });
  const stamp = yield* select(({ effects }: RootState) => effects.done.titular);
  if (!result.ok || stamp === undefined) return;
  yield* put(effectSucceeded({ step: 'titular', stamp, result: { renewal: renewalOf(result.value) } }));
}
