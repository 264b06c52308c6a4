import { type RefObject, useEffect, useState } from 'react';
import { useAppStore } from '../../../answering/store-hooks.ts';
import {
  isOfferedAt,
  keptAt,
  noSideQuestions,
  type SideQuestions,
  sideQuestionsOf,
} from '../../../dialogue/messages/side-questions.ts';
import { lazyUnderstanding } from '../lazy-understanding.ts';

/** The messages at the open question. */
export function useSideQuestions(place: string): SideQuestions {
  const [kept, setKept] = useState(() => noSideQuestions(place));
  const here = keptAt(place, kept);
  if (here !== kept) setKept(here);
  return sideQuestionsOf(place, here, setKept, () => lazyUnderstanding.now());
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
