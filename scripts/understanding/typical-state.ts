import { bankList } from '../../server/catalogue/bank-list.ts';
import { complementTypes } from '../../server/coverage/complement-types.ts';
import { dueDates } from '../../src/contract/offer/due-dates.ts';
import { offeredDays } from '../../src/contract/offered-days.ts';
import type { QuestionContext } from '../../src/dialogue/outcome/question-context.ts';
import { selectTypedField } from '../../src/dialogue/selectors.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Contract, Coverage, Renewal } from '../../src/funnel/facts.ts';
import { journeyAt } from '../../src/funnel/journeys/journey-at.ts';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import { offeredPlans } from '../../src/funnel/plans/offered-plans.ts';
import { routeOfStep } from '../../src/funnel/routes/route-of-step.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { stampOf } from '../../src/funnel/walk.ts';
import { rootReducer } from '../../src/store/root-reducer.ts';
import { selectFacts } from '../../src/store/selectors.ts';
import { type Market, typicalVisits } from './typical-visit.ts';

/** Two offers to a customer whose contract is proved. */
const renewalOf = (contract: Contract, coverage: Coverage): Renewal => ({
  ...contract,
  ...{ id: 'renewal', customerId: 'customer', protocol: '', directDebit: true, onFile: {}, order: null },
  coverage: { ...coverage, plans: coverage.plans.slice(0, 2) },
});

/** The question that a typical visitor has before them at a step; undefined if there is no such step. */
export function questionOf(step: string, market: Market): QuestionContext | undefined {
  const visit = typicalVisits(market).get(step);
  const [first] = visit?.steps ?? [];
  if (visit === undefined || first === undefined) return undefined;
  const { facts, steps } = visit;
  const fresh = rootReducer(undefined, { type: 'asked' });
  const journey = Object.values(journeys).find((one) => one.steps.includes(first.id)) ?? journeys.order;
  const route = routeOfStep(journey, first.id) ?? '';
  const { place, coverage, risk, order, existingContract } = facts;
  /** Whatever was looked up on the way is there. */
  const done = Object.fromEntries(
    journey.steps.map((id) => [id, stampOf(stepOf(id), { ...facts, done: {} })]),
  );
  const state = {
    ...fresh,
    effects: { ...fresh.effects, done },
    visit: {
      ...fresh.visit,
      ...{ phase: 'ready' as const, face: 'chat' as const, today: market.today, route },
      journey: journeyAt(fileCampaigns.byPrefix(''), route),
    },
    answers: { ...fresh.answers, values: facts.answers },
    stepResults: {
      ...fresh.stepResults,
      ...{ place, coverage, risk, order, existingContract },
      renewal: existingContract && coverage && renewalOf(existingContract, coverage),
    },
    resources: {
      ...fresh.resources,
      ...{
        banks: bankList,
        dueDates,
        complementTypes,
        installationDays: coverage === null ? null : offeredDays(market.today),
      },
    },
  };
  const offered = offeredPlans(selectFacts(state));
  return {
    steps,
    state,
    waiting: [],
    isTyped: selectTypedField(state) !== null,
    plans: offered.length > 0 ? offered : market.plans,
  };
}
