import { type RefObject, useEffect } from 'react';
import { useAppStore } from '../../answering/store-hooks.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectJourneySteps, selectPages } from '../../store/selectors.ts';
import { lazyUnderstanding } from './lazy-understanding.ts';
import type { Left, SideQuestions } from './side-questions/use-side-questions.ts';

/** Whether what waited at a question is offered at this one: it is the same, or a later one because that was answered by a tap. */
function isOfferedAt(askedAt: string, { place }: Left, state: RootState): boolean {
  const steps = selectJourneySteps(state);
  const placeOf = (one: string): number => {
    const page = selectPages(state).find(({ route }) => one.startsWith(`${route} `));
    return page?.steps[0] === undefined ? -1 : steps.indexOf(page.steps[0]);
  };
  return place === askedAt || (placeOf(place) !== -1 && placeOf(place) < placeOf(askedAt));
}

/** After a reload, back from the pages or a correction, or after a tap, what waited for a yes is offered again; what was not kept is named. */
export function useOfferedDraft(
  isReady: boolean,
  askedAt: string,
  input: RefObject<HTMLInputElement | null>,
  { left, add }: SideQuestions,
): void {
  const store = useAppStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: later drafts are proposed as they are told
  useEffect(() => {
    const { draft, lost } = store.getState().answers;
    if (isReady && (draft || lost.length > 0))
      lazyUnderstanding.load().then(
        ({ offerDraft }) => offerDraft(store.getState(), input.current, add),
        () => undefined,
      );
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question is a reason
  useEffect(() => {
    const state = store.getState();
    if (left !== null && isOfferedAt(askedAt, left, state))
      lazyUnderstanding.now()?.offerAgain(state, left.answers, input.current, add);
  }, [left, askedAt]);
}
