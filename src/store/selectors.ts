import { monthlyPrice } from '../contract/monthly-price.ts';
import { applyCampaign } from '../funnel/apply-campaign.ts';
import { campaignOf } from '../funnel/campaigns.ts';
import { cardsOf, isDoor } from '../funnel/face.ts';
import type { Facts, Failure } from '../funnel/facts.ts';
import { orderJourney } from '../funnel/journeys/order.ts';
import { backRoute, currentRoute, stepsAt } from '../funnel/pages-of.ts';
import { chosenPlan } from '../funnel/plan-choice.ts';
import { progressOf, stageStates } from '../funnel/progress.ts';
import { walk } from '../funnel/walk.ts';
import { createSelector } from './create-selector.ts';
import type { RootState } from './root-reducer.ts';

export const selectCampaign = createSelector((state: RootState) => [state.visit.prefix], campaignOf);

export const selectJourney = createSelector(
  (state: RootState) => [selectCampaign(state)],
  (campaign) => applyCampaign(orderJourney, campaign),
);

export const selectFacts = createSelector(
  (state: RootState) => [
    state.visit.today,
    state.answers.values,
    state.answers.onFile,
    state.findings,
    state.effects.done,
    state.effects.failures,
    selectCampaign(state),
  ],
  (today, answers, onFile, findings, done, failures, { personType, asksNumber }): Facts => {
    const { place, coverage, wish, risk, order } = findings;
    return {
      today,
      personType,
      asksNumber,
      answers,
      onFile,
      place,
      coverage,
      wish,
      risk,
      order,
      done,
      failures,
    };
  },
);

export const selectWalk = createSelector(
  (state: RootState) => [selectJourney(state), selectFacts(state)],
  walk,
);

export const selectCards = createSelector(
  (state: RootState) => [state.visit.face, selectCampaign(state)],
  cardsOf,
);

/** The question that stands where the visitor is. */
export const selectRoute = (state: RootState): string =>
  isDoor(state.visit.route) ? currentRoute(selectWalk(state), selectCards(state)) : state.visit.route;

/** The steps that stand on the page the visitor looks at. */
export const selectStepsShown = createSelector(
  (state: RootState) => [selectRoute(state), selectJourney(state), selectCards(state), selectFacts(state)],
  stepsAt,
);

export const selectBackRoute = createSelector(
  (state: RootState) => [selectStepsShown(state), selectWalk(state), selectCards(state)],
  backRoute,
);

export const selectProgress = createSelector(
  (state: RootState) => [selectStepsShown(state), selectJourney(state), state.findings.quizCount],
  ([first], journey, quizCount) =>
    first
      ? { percent: progressOf(journey, first.id, quizCount), stages: stageStates(first.id) }
      : { percent: 0, stages: [] },
);

export const selectChosenPlan = createSelector((state: RootState) => [selectFacts(state)], chosenPlan);

export const selectMonthlyPrice = (state: RootState): number | null => {
  const plan = selectChosenPlan(state);
  return plan === null ? null : monthlyPrice(plan, state.answers.values.direct_debit);
};

/** The page was answered and something is under way that the visitor waits for. */
export const selectIsBusy = (state: RootState): boolean =>
  state.visit.leaving && selectWalk(state).current.state === 'working';

/** What went wrong where the visitor waits; a refusal beside a field is not told twice. */
export const selectFailure = (state: RootState): Failure | null => {
  const { current } = selectWalk(state);
  return current.state === 'failed' ? (state.effects.failures[current.step.id] ?? null) : null;
};

/** An answer was given, or an earlier visit is being taken up. */
export const selectIsUnderWay = (state: RootState): boolean =>
  Object.keys(state.answers.values).length > 0 ||
  state.lead.id !== null ||
  state.visit.phase.startsWith('asking');
