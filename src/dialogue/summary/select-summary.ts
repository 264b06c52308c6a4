import { createSelector } from '@reduxjs/toolkit';
import { summaryWords as words } from '../../content/conversation/summary.ts';
import type { JourneyId } from '../../funnel/journeys/journey.ts';
import { remaining } from '../../funnel/remaining.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectJourney, selectJourneySteps, selectWalk } from '../../store/selectors.ts';

export const selectRemaining = createSelector([selectJourneySteps, selectWalk, selectFacts], remaining);

/** The review and the order show all that the summary beside them would. */
export const selectShowsAll = (state: RootState): boolean =>
  selectFacts(state).order !== null || selectWalk(state).current.step.screen === 'review';

/** How much is left, in words; null at the end. */
export function selectRest(state: RootState): string | null {
  const { step } = selectWalk(state).current;
  if (step.end) return null;
  const { questions, minutes } = selectRemaining(state);
  if (questions === 0) return null;
  return step.screen === 'review' ? words.onlyConfirm : words.left(questions, minutes);
}

const titles: Partial<Record<JourneyId, string>> = words.others;

/** The title of the summary: of an order, or of the current journey. */
export const selectSummaryTitle = (state: RootState): string =>
  titles[selectJourney(state).id] ?? words.title;
