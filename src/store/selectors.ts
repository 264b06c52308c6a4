import { createSelector } from '@reduxjs/toolkit';
import { applyCampaign } from '../funnel/apply-campaign.ts';
import { campaignOf } from '../funnel/campaigns.ts';
import type { Facts } from '../funnel/facts.ts';
import { orderJourney } from '../funnel/journeys/order.ts';
import { backRoute, stepsAt } from '../funnel/pages-of.ts';
import { chosenPlan, monthlyPrice } from '../funnel/plan-choice.ts';
import { progressOf, stageStates } from '../funnel/progress.ts';
import { walk } from '../funnel/walk.ts';
import type { RootState } from './root-reducer.ts';

export const selectCampaign = createSelector([(state: RootState) => state.visit.prefix], campaignOf);

export const selectJourney = createSelector([selectCampaign], (campaign) =>
  applyCampaign(orderJourney, campaign),
);

export const selectFacts = createSelector(
  [
    (state: RootState) => state.visit.today,
    (state: RootState) => state.answers.values,
    (state: RootState) => state.answers.onFile,
    (state: RootState) => state.findings,
    (state: RootState) => state.effects.done,
    (state: RootState) => state.effects.failures,
    selectCampaign,
  ],
  (
    today,
    answers,
    onFile,
    { place, coverage, wish, risk, order },
    done,
    failures,
    { personType, asksNumber },
  ): Facts => ({
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
  }),
);

export const selectWalk = createSelector([selectJourney, selectFacts], walk);

const selectRoute = (state: RootState) => state.visit.route;

/** The steps that stand on the page the visitor looks at. */
export const selectStepsShown = createSelector(
  [selectRoute, selectJourney, selectCampaign, selectFacts],
  (route, journey, { pages }, facts) => stepsAt(route, journey, pages, facts),
);

export const selectBackRoute = createSelector(
  [selectStepsShown, selectWalk, selectCampaign],
  (shown, walked, { pages }) => backRoute(shown, walked, pages),
);

export const selectProgress = createSelector(
  [selectStepsShown, selectJourney, (state: RootState) => state.findings.quizCount],
  (shown, journey, quizCount) => {
    const [first] = shown;
    return first
      ? { percent: progressOf(journey, first.id, quizCount), stages: stageStates(first.id) }
      : { percent: 0, stages: [] };
  },
);

export const selectChosenPlan = createSelector([selectFacts], chosenPlan);

export const selectMonthlyPrice = createSelector([selectChosenPlan, selectFacts], (plan, { answers }) =>
  plan === null ? null : monthlyPrice(plan, answers.direct_debit),
);

/** The page was answered and something is under way that the visitor waits for. */
export const selectIsBusy = createSelector(
  [(state: RootState) => state.visit.leaving, selectWalk],
  (leaving, { current }) => leaving && current.state === 'working',
);

/** What went wrong where the visitor waits; a refusal beside a field is not told twice. */
export const selectFailure = createSelector([selectWalk, selectFacts], ({ current }, { failures }) =>
  current.state === 'failed' ? (failures[current.step.id] ?? null) : null,
);

/** An answer was given, or an earlier visit is being taken up. */
export const selectIsUnderWay = (state: RootState): boolean =>
  Object.keys(state.answers.values).length > 0 ||
  state.lead.id !== null ||
  state.visit.phase.startsWith('asking');
