import { createSelector } from '@reduxjs/toolkit';
import { monthlyPrice } from '../contract/offer/monthly-price.ts';
import { planName } from '../contract/offer/plan-name.ts';
import { applyCampaign } from '../funnel/apply-campaign.ts';
import type { Campaign } from '../funnel/campaign.ts';
import type { Facts, Failure, Renewal } from '../funnel/facts.ts';
import type { Answers } from '../funnel/fields/answer-values.ts';
import { journeys } from '../funnel/journeys/journeys.ts';
import { offeredPlans } from '../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../funnel/plans/plan-choice.ts';
import { progressOf, stageStates } from '../funnel/progress.ts';
import { combinedPagesOf } from '../funnel/routes/combined-pages-of.ts';
import { isConversationPath } from '../funnel/routes/face.ts';
import { isUndecided } from '../funnel/routes/next-move.ts';
import { pagesOfJourney } from '../funnel/routes/pages-of-journey.ts';
import { backRoute, currentRoute, stepsAt } from '../funnel/routes/walk-routes.ts';
import type { Step } from '../funnel/steps/step.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { entryOf, isThrough, type PathEntry, walk } from '../funnel/walk.ts';
import type { RootState } from './root-reducer.ts';

/** The protocol number to name when asking for help: the lead's, or else the webchat's. */
export const selectHelpProtocol = ({ lead, visit }: RootState): string | null =>
  lead.protocol ?? visit.chatProtocol;

export const selectCampaign = ({ visit }: RootState): Campaign => visit.campaign;

/** The campaign's own journey. */
export const selectOwnJourney = createSelector([selectCampaign], (campaign) =>
  applyCampaign(journeys[campaign.journey], campaign),
);

/** The current journey. One that only leads to an order is left once the order is made. */
export const selectJourney = createSelector(
  [
    selectCampaign,
    selectOwnJourney,
    (state: RootState) => journeys[state.visit.journey],
    (state: RootState) => state.stepResults.order,
  ],
  (campaign, own, here, order) =>
    here.id === own.id || (here.continuesToOrder && order !== null) ? own : applyCampaign(here, campaign),
);

export const selectJourneySteps = (state: RootState): readonly StepId[] => selectJourney(state).steps;

/** A renewal uses the contract's payment and offers, not the address or answers of an order. */
const renewalFacts = (answers: Answers, renewal: Renewal | null): Partial<Facts> => ({
  // Contracts found by CPF belong to a person, even under a business campaign.
  personType: 'pf',
  answers: { ...answers, direct_debit: renewal?.directDebit },
  onFile: renewal?.onFile ?? {},
  place: null,
  coverage: renewal?.coverage ?? null,
  order: renewal?.order ?? null,
  existingContract: renewal,
  renewal,
});

export const selectFacts = createSelector(
  [
    (state: RootState) => state.visit.today,
    (state: RootState) => state.answers.values,
    (state: RootState) => state.answers.onFile,
    (state: RootState) => state.stepResults,
    (state: RootState) => state.effects.done,
    (state: RootState) => state.effects.failures,
    selectCampaign,
    (state: RootState) => selectJourney(state).storesIn,
  ],
  (today, answers, onFile, stepResults, done, failures, { personType, asksNumber }, storesIn): Facts => {
    const { place, coverage, wish, risk, order, renewal, existingContract } = stepResults;
    const facts: Facts = {
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
      existingContract: storesIn === 'migration' ? existingContract : null,
      renewal: null,
      done,
      failures,
    };
    return storesIn === 'renewal' ? { ...facts, ...renewalFacts(answers, renewal) } : facts;
  },
);

export const selectWalk = createSelector([selectJourneySteps, selectFacts], walk);

const selectCombined = createSelector(
  [(state: RootState) => state.visit.face, selectCampaign],
  combinedPagesOf,
);

/** The journey's pages, in the layout of campaign and face. */
export const selectPages = createSelector([selectJourney, selectCombined], pagesOfJourney);

/**
 * Once a journey that leads to the order is complete: the page where the campaign's own journey continues. Null
 * before.
 */
export const selectOnward = createSelector(
  [
    (state: RootState) => selectJourney(state).continuesToOrder && isThrough(selectWalk(state)),
    selectOwnJourney,
    selectCombined,
    selectFacts,
  ],
  (isDue, own, combined, facts) =>
    isDue ? currentRoute(walk(own.steps, facts), pagesOfJourney(own, combined)) : null,
);

/** The route of the current question, also in the conversation. */
export const selectRoute = (state: RootState): string =>
  isConversationPath(state.visit.route)
    ? currentRoute(selectWalk(state), selectPages(state))
    : state.visit.route;

/** The steps on the current page. */
export const selectStepsShown = createSelector(
  [selectRoute, selectJourneySteps, selectPages, selectFacts],
  stepsAt,
);

const nowhere: readonly Step[] = [];

/** Whether it is still unknown if the page in the address may be opened. */
export const selectIsUndecided = createSelector(
  [
    (state: RootState) => (isConversationPath(state.visit.route) ? nowhere : selectStepsShown(state)),
    selectWalk,
    selectFacts,
  ],
  isUndecided,
);

const selectRouteBefore = createSelector([selectStepsShown, selectWalk, selectPages], backRoute);

export function selectBackRoute(state: RootState): string | null {
  const route = selectRouteBefore(state);
  return route === '/' && selectJourney(state).isHomePage ? null : route;
}

export const selectProgress = createSelector(
  [selectStepsShown, selectJourney, (state: RootState) => state.stepResults.quizCount, selectFacts],
  ([first], journey, quizCount, facts) =>
    first
      ? { percent: progressOf(journey, first.id, quizCount), stages: stageStates(journey, first.id, facts) }
      : { percent: 0, stages: [] },
);

/** By the name that it has among those offered. */
export const selectChosenPlan = createSelector([selectFacts], (facts) => {
  const plan = chosenPlan(facts);
  return plan && { ...plan, plan: planName(plan, offeredPlans(facts)) };
});

export const selectMonthlyPrice = (state: RootState): number | null => {
  const plan = selectChosenPlan(state);
  return plan === null ? null : monthlyPrice(plan, selectFacts(state).answers.direct_debit);
};

/** The failed entry that blocks the visitor: the current step, or an earlier save that must succeed first. */
const selectStuck = createSelector([selectWalk], ({ path, current }): PathEntry | null =>
  current.state === 'working' || current.state === 'failed'
    ? (path.find(({ state }) => state === 'failed') ?? null)
    : null,
);

/** The failure that blocks the visitor. Refusals beside a field are not included, to avoid showing them twice. */
export const selectFailure = (state: RootState): Failure | null => {
  const stuck = selectStuck(state);
  return stuck === null ? null : (state.effects.failures[stuck.step.id] ?? null);
};

/** The page was answered and its call is still running. */
export const selectIsBusy = (state: RootState): boolean =>
  state.visit.leaving && selectWalk(state).current.state === 'working' && selectStuck(state) === null;

/** A background save that failed while the visitor is at another question, until it is saved or answered again. */
export const selectUnsaved = createSelector(
  [(state: RootState) => state.effects.unsaved, selectWalk],
  (unsaved, walked) => {
    const { current } = walked;
    if (unsaved === null || current.state === 'working' || current.state === 'failed') return null;
    const entry = entryOf(walked, unsaved.step);
    const isSame = entry?.stamp === unsaved.failure.stamp && entry.state !== 'complete';
    return isSame ? { failure: unsaved.failure, step: entry.step } : null;
  },
);

/** Whether the visit has an answer or a lead, or is about to resume one. */
export const selectIsUnderWay = (state: RootState): boolean =>
  Object.keys(state.answers.values).length > 0 ||
  state.lead.id !== null ||
  state.visit.phase.startsWith('asking');
