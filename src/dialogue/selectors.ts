import { createSelector } from '@reduxjs/toolkit';
import { frame } from '../content/screens/frame.ts';
import { townName } from '../contract/town.ts';
import type { Facts } from '../funnel/facts.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import { fields } from '../funnel/fields/fields.ts';
import { journeys } from '../funnel/journeys/journeys.ts';
import { combinedPagesOf } from '../funnel/routes/combined-pages-of.ts';
import type { FaceId } from '../funnel/routes/face.ts';
import { pagesOfJourney } from '../funnel/routes/pages-of-journey.ts';
import { addressIn } from '../funnel/routes/read-path.ts';
import { routeOfPage } from '../funnel/routes/route-of-page.ts';
import { routeOfStep } from '../funnel/routes/route-of-step.ts';
import type { Step } from '../funnel/steps/step.ts';
import { requiredFields } from '../funnel/walk.ts';
import { everyStepWords } from '../funnel/words/every-step-words.ts';
import type { RootState } from '../store/root-reducer.ts';
import {
  selectCampaign,
  selectFacts,
  selectFailure,
  selectIsUndecided,
  selectJourney,
  selectPages,
  selectStepsShown,
  selectWalk,
} from '../store/selectors.ts';
import { answersOf, type Item, transcriptOf } from './transcript/transcript.ts';

export const selectTranscript = createSelector(
  [
    selectWalk,
    selectStepsShown,
    selectFacts,
    selectPages,
    ({ sideQuestions }: RootState) => sideQuestions,
    ({ answers }: RootState) => answers.said,
    ({ resources }: RootState) => resources.banks,
  ],
  transcriptOf,
);

/** Results and replies since the visitor's last answer. */
export const selectFoundLast = createSelector(
  [selectTranscript],
  (items: readonly Item[]): readonly string[] => {
    const since = items.slice(items.findLastIndex(({ kind }) => kind === 'visitor') + 1);
    return since.flatMap((item) =>
      item.kind === 'side-question' || (item.kind === 'shop' && item.isFound) ? [item.text] : [],
    );
  },
);

/** The shorter alternative to this journey, offered at the first question only. */
export const selectInstead = createSelector(
  [selectJourney, selectStepsShown],
  ({ steps, alternative }, [first]) => {
    const [start] = alternative && first?.id === steps[0] ? journeys[alternative].steps : [];
    const route = alternative && start && routeOfStep(journeys[alternative], start);
    return route ? { id: alternative, route } : null;
  },
);

const isTyped = (name: FieldName): boolean =>
  fields[name].input === 'text' || fields[name].input === 'number-or-none';

/** The field that the composer asks; null if a card does, or nothing is asked. */
export const selectTypedField = createSelector(
  [selectStepsShown, selectFacts],
  (shown: readonly Step[], facts): FieldName | null => {
    const [only, another] = shown
      .filter(({ screen }) => screen === 'form')
      .flatMap((step) => requiredFields(step, facts));
    return only !== undefined && another === undefined && isTyped(only) ? only : null;
  },
);

/** Whether the open question was answered before and a later one is due. */
export const selectIsEarlier = createSelector(
  [selectWalk, selectStepsShown, (state: RootState) => selectFacts(state).order],
  ({ path, current }, shown, order): boolean =>
    order === null && !shown.includes(current.step) && path.some(({ step }) => shown.includes(step)),
);

/** Whether the person who has the conversation opened this question for the visitor to answer. */
export const selectIsAskedByPerson = (state: RootState): boolean =>
  selectStepsShown(state).some(({ id }) => id === state.talk.asked);

/** An answer being looked up, shown as a message while the reply is awaited. */
export const selectSaidAndAwaited = createSelector(
  [
    selectTypedField,
    (state: RootState) => selectWalk(state).current,
    selectStepsShown,
    selectFacts,
    (state: RootState) => state.visit.leaving,
  ],
  (typed, current, shown, facts, leaving) =>
    typed !== null && leaving && current.state === 'working' && shown.includes(current.step)
      ? answersOf(current, facts)
      : null,
);

/** Whether a reply is awaited; nothing is asked meanwhile. */
export function selectIsWaiting(state: RootState): boolean {
  const [first] = selectStepsShown(state);
  return (
    first === undefined ||
    first.screen === 'waiting' ||
    selectIsUndecided(state) ||
    selectSaidAndAwaited(state) !== null
  );
}

/** What is being done while the visitor waits. */
function waitingText({ id }: Step, { place }: Facts): string {
  const text = everyStepWords[id].waiting?.bubble ?? frame.waiting;
  return typeof text === 'string' ? text : text(place?.neighborhood || townName(place?.city ?? ''));
}

/** What is being done; null after a failure. */
export function selectWaitingText(state: RootState): string | null {
  const [first = null] = selectIsUndecided(state) ? [] : selectStepsShown(state);
  const step = first ?? selectWalk(state).current.step;
  return selectFailure(state) === null ? waitingText(step, selectFacts(state)) : null;
}

/** The address of the current question in another face. */
export function selectAddressIn(face: FaceId, state: RootState): string {
  const { current } = selectWalk(state);
  const shown = selectStepsShown(state);
  const step = shown.includes(current.step) ? current.step : (shown[0] ?? current.step);
  const pages = pagesOfJourney(selectJourney(state), combinedPagesOf(face, selectCampaign(state)));
  return addressIn(face, routeOfPage(step.id, pages));
}
