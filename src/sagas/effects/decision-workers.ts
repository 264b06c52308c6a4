import { mapResult } from '../../api/call-result.ts';
import * as leads from '../../contract/calls/leads.ts';
import { monthlyPrice } from '../../contract/offer/monthly-price.ts';
import type { RiskResult } from '../../contract/risk.ts';
import type { Risk } from '../../funnel/facts.ts';
import { chosenPlan } from '../../funnel/plans/plan-choice.ts';
import type { StepResult } from '../../store/events.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import { selectFacts, selectJourney } from '../../store/selectors.ts';
import { type Saga, select } from '../typed-effects.ts';
import { callWithVersion, type EffectResult, measuredIn, noUserData, type Task } from './worker.ts';

/** The status tells whether the first analysis or the quiz refused. */
const toRiskResult =
  (refused: 'rejected' | 'quiz-failed') =>
  ({ version, rejected, rejected_message, quiz_needed, quiz }: RiskResult): StepResult => {
    const status: Risk['status'] = rejected ? refused : quiz_needed ? 'quiz' : 'approved';
    return { risk: { status, message: rejected_message, quiz }, lead: { version } };
  };

export function* confirmIdentity(task: Task): Saga<EffectResult> {
  const { id } = yield* select(selectLead);
  if (id === null) return noUserData;
  const { storesIn } = yield* select(selectJourney);
  const query = storesIn === 'migration' ? { fiberMigration: 'true' as const } : {};
  const result = yield* callWithVersion(task, leads.confirmLead, { params: { idLead: id }, query, body: {} });
  return mapResult(result, toRiskResult('rejected'));
}

export function* answerQuiz(task: Task): Saga<EffectResult> {
  const { id } = yield* select(selectLead);
  const { quiz } = (yield* select(selectFacts)).answers;
  if (id === null || quiz === undefined) return noUserData;
  const result = yield* callWithVersion(task, leads.answerQuiz, { params: { idLead: id }, body: quiz });
  return mapResult(result, toRiskResult('quiz-failed'));
}

/** Sends the offer and price that the visitor agreed to. The server refuses if the price has changed. */
export function* finishOrder(task: Task): Saga<EffectResult> {
  const { id, isAnother } = yield* select(selectLead);
  const facts = yield* select(selectFacts);
  const plan = chosenPlan(facts);
  if (id === null || plan === null) return noUserData;
  const price = monthlyPrice(plan, facts.answers.direct_debit);
  const body = {
    accept_information: true as const,
    offerSelected: { sku: plan.sku, price },
    ...(isAnother === true ? { another_order: true } : {}),
    ...measuredIn(task),
  };
  const result = yield* callWithVersion(task, leads.finishOrder, { params: { idLead: id }, body });
  return mapResult(result, ({ orderNumber, protocol, finishedAt, version }) => ({
    order: { orderNumber, protocol: protocol ?? '', finishedAt },
    lead: { version, ...(protocol === null ? {} : { protocol }) },
  }));
}
