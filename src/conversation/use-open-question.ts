import { useAppSelector } from '../answering/store-hooks.ts';
import { selectAskedAt } from '../dialogue/messages/side-questions.ts';
import { selectIsWaiting, selectTypedField, selectWaitingText } from '../dialogue/selectors.ts';
import { questionOf } from '../dialogue/transcript/transcript.ts';
import { selectFacts, selectRoute, selectStepsShown } from '../store/selectors.ts';

export type OpenQuestionState = ReturnType<typeof useOpenQuestion>;

/** The question that is open, or what is waited for. */
export function useOpenQuestion() {
  const route = useAppSelector(selectRoute);
  const steps = useAppSelector(selectStepsShown);
  const facts = useAppSelector(selectFacts);
  const isWaiting = useAppSelector(selectIsWaiting);
  const waiting = useAppSelector(selectWaitingText);
  const typed = useAppSelector((state) => (isWaiting ? null : selectTypedField(state)));
  const error = useAppSelector((state) => (typed ? state.answers.refused[typed] : undefined));
  const askedAt = useAppSelector(selectAskedAt);
  return {
    route,
    steps,
    isWaiting,
    /** The field that the composer asks. */
    typed,
    error,
    text: isWaiting ? (waiting ?? '') : questionOf(steps, facts),
    key: `${route} ${isWaiting}`,
    askedAt,
  };
}
