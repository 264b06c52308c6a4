import { type RefObject, useEffect } from 'react';
import { useAppStore } from '../../answering/store-hooks.ts';
import { lazyUnderstanding } from './lazy-understanding.ts';
import type { SideQuestions } from './side-questions/use-side-questions.ts';

/** After a reload, or back from the pages or a correction, what waited for a yes is offered again; what was not kept is named. */
export function useOfferedDraft(
  isReady: boolean,
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the way back is a reason
  useEffect(() => {
    if (left !== null) lazyUnderstanding.now()?.offerAgain(store.getState(), left, input.current, add);
  }, [left]);
}
