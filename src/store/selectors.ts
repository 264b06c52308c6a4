import { createSelector } from '@reduxjs/toolkit';
import { monthlyPrice } from '../contract/offer/monthly-price.ts';
import { applyCampaign } from '../funnel/apply-campaign.ts';
import { campaignOf } from '../funnel/campaigns.ts';
import type { Facts, Failure, Renewal } from '../funnel/facts.ts';
import type { Answers } from '../funnel/fields/answer-values.ts';
import { journeys } from '../funnel/journeys/journeys.ts';
import { chosenPlan } from '../funnel/plan-choice.ts';
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

export const selectCampaign = createSelector([(state: RootState) => state.visit.prefix], campaignOf);

/** What the campaign is there for. */
export const selectOwnJourney = createSelector([selectCampaign], (campaign) =>
  applyCampaign(journeys[campaign.journey], campaign),
);

/** Whether the lead of this tab was opened by a migration, wherever its visitor is now. */
export const selectIsMigrating = ({ visit }: RootState): boolean =>
  journeys[campaignOf(visit.offersOf).journey].writes === 'migration';

/** The journey that the visit is in. What only leads up to an order is over once that is made. */
export const selectJourney = createSelector(
  [
    selectCampaign,
    selectOwnJourney,
    (state: RootState) => journeys[state.visit.journey],
    (state: RootState) => state.stepResults.order,
  ],
  (campaign, own, here, order) =>
    here.id === own.id || (here.goesOn && order !== null) ? own : applyCampaign(here, campaign),
);

export const selectJourneySteps = (state: RootState): readonly StepId[] => selectJourney(state).steps;

/** A renewal is paid as the contract is, and knows nothing of an order's address. */
const apart = (answers: Answers, renewal: Renewal | null): Partial<Facts> => ({
  // A contract that is found by a CPF is a person's, whatever the campaign sells to companies.
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
    (state: RootState) => selectJourney(state).writes,
  ],
  (today, answers, onFile, stepResults, done, failures, { personType, asksNumber }, writes): Facts => {
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
      existingContract: writes === 'migration' ? existingContract : null,
      renewal: null,
      done,
      failures,
    };
    return writes === 'renewal' ? { ...facts, ...apart(answers, renewal) } : facts;
  },
);

export const selectWalk = createSelector([selectJourneySteps, selectFacts], walk);

const selectCombined = createSelector(
  [(state: RootState) => state.visit.face, selectCampaign],
  combinedPagesOf,
);

/** The journey's pages, as campaign and face lay them out. */
export const selectPages = createSelector([selectJourney, selectCombined], pagesOfJourney);

/** Where the campaign's own journey stands with the answers of one that leads up to it; null before its last one. */
export const selectOnward = createSelector(
  [
    (state: RootState) => selectJourney(state).goesOn && isThrough(selectWalk(state)),
    selectOwnJourney,
    selectCombined,
    selectFacts,
  ],
  (isDue, own, combined, facts) =>
    isDue ? currentRoute(walk(own.steps, facts), pagesOfJourney(own, combined)) : null,
);

/** The question that stands where the visitor is. */
export const selectRoute = (state: RootState): string =>
  isConversationPath(state.visit.route)
    ? currentRoute(selectWalk(state), selectPages(state))
    : state.visit.route;

/** The steps that stand on the page the visitor looks at. */
export const selectStepsShown = createSelector(
  [selectRoute, selectJourneySteps, selectPages, selectFacts],
  stepsAt,
);

const nowhere: readonly Step[] = [];

/** Whether it is still being found out if the page may be opened that the address names. */
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
  return route === '/' && selectJourney(state).isFront ? null : route;
}

export const selectProgress = createSelector(
  [selectStepsShown, selectJourney, (state: RootState) => state.stepResults.quizCount],
  ([first], journey, quizCount) =>
    first
      ? { percent: progressOf(journey, first.id, quizCount), stages: stageStates(journey, first.id) }
      : { percent: 0, stages: [] },
);

export const selectChosenPlan = createSelector([selectFacts], chosenPlan);

export const selectMonthlyPrice = (state: RootState): number | null => {
  const plan = selectChosenPlan(state);
  return plan === null ? null : monthlyPrice(plan, selectFacts(state).answers.direct_debit);
};

/** Where it failed what the visitor waits for: the step itself, or a save before it that has to arrive first. */
const selectStuck = createSelector([selectWalk], ({ path, current }): PathEntry | null =>
  current.state === 'working' || current.state === 'failed'
    ? (path.find(({ state }) => state === 'failed') ?? null)
    : null,
);

/** What went wrong where the visitor waits; a refusal beside a field is not shown twice. */
export const selectFailure = (state: RootState): Failure | null => {
  const stuck = selectStuck(state);
  return stuck === null ? null : (state.effects.failures[stuck.step.id] ?? null);
};

/** The page was answered and something is under way that the visitor waits for. */
export const selectIsBusy = (state: RootState): boolean =>
  state.visit.leaving && selectWalk(state).current.state === 'working' && selectStuck(state) === null;

/** What could not be saved behind a visitor who is asked something else meanwhile, until it is saved or given anew. */
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

/** An answer was given, or an earlier visit is being taken up. */
export const selectIsUnderWay = (state: RootState): boolean =>
  Object.keys(state.answers.values).length > 0 ||
  state.lead.id !== null ||
  state.visit.phase.startsWith('asking');
