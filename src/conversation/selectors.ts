import { conversationWords } from '../content/conversation/words.ts';
import type { FieldName } from '../funnel/answer-values.ts';
import { fields } from '../funnel/fields.ts';
import { remaining } from '../funnel/remaining.ts';
import type { Step } from '../funnel/step.ts';
import { askedFields } from '../funnel/walk.ts';
import { createSelector } from '../store/create-selector.ts';
import type { RootState } from '../store/root-reducer.ts';
import {
  selectCards,
  selectFacts,
  selectFailure,
  selectJourney,
  selectStepsShown,
  selectWalk,
} from '../store/selectors.ts';
import { answersOf, transcriptOf } from './transcript.ts';
import { waitingText } from './waiting-text.ts';

const words = conversationWords.summary;

export const selectTranscript = createSelector(
  (state: RootState) => [selectWalk(state), selectStepsShown(state), selectFacts(state), selectCards(state)],
  transcriptOf,
);

export const selectRemaining = createSelector(
  (state: RootState) => [selectJourney(state), selectWalk(state), selectFacts(state), selectCards(state)],
  remaining,
);

/** The same in words; nothing where the way ends. */
export function selectRest(state: RootState): string | null {
  const { step } = selectWalk(state).current;
  if (step.end) return null;
  const { questions, minutes } = selectRemaining(state);
  return step.screen === 'review' ? words.onlyConfirm : words.left(questions, minutes);
}

const isTyped = (name: FieldName): boolean =>
  fields[name].input === 'text' || fields[name].input === 'number-or-none';

/** The one field that the composer itself asks; null where a card does, or nothing is asked. */
export const selectTypedField = createSelector(
  (state: RootState) => [selectStepsShown(state), selectFacts(state)],
  (shown: readonly Step[], facts): FieldName | null => {
    const [only, another] = shown
      .filter(({ screen }) => screen === 'form')
      .flatMap((step) => askedFields(step, facts));
    return only !== undefined && another === undefined && isTyped(only) ? only : null;
  },
);

/** Whether the question that is open was answered before, and a later one is due. */
export const selectIsEarlier = createSelector(
  (state: RootState) => [selectWalk(state), selectStepsShown(state), selectFacts(state).order],
  ({ path, current }, shown, order): boolean =>
    order === null && !shown.includes(current.step) && path.some(({ step }) => shown.includes(step)),
);

/** What was just typed and is being looked up: it stands as said while the reply is awaited. */
export const selectSaidAndAwaited = createSelector(
  (state: RootState) => [
    selectTypedField(state),
    selectWalk(state).current,
    selectStepsShown(state),
    selectFacts(state),
    state.visit.leaving,
  ],
  (typed, current, shown, facts, leaving) =>
    typed !== null && leaving && current.state === 'working' && shown.includes(current.step)
      ? answersOf(current, facts)
      : null,
);

/** Nothing is asked until a reply is there. */
export function selectIsWaiting(state: RootState): boolean {
  const [first] = selectStepsShown(state);
  return first === undefined || first.screen === 'waiting' || selectSaidAndAwaited(state) !== null;
}

/** What is being done meanwhile; null where it went wrong. */
export function selectWaitingText(state: RootState): string | null {
  const step = selectStepsShown(state)[0] ?? selectWalk(state).current.step;
  return selectFailure(state) === null ? waitingText(step, selectFacts(state)) : null;
}
