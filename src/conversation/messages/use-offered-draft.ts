import { type RefObject, useEffect } from 'react';
import { useAppStore } from '../../answering/store-hooks.ts';
import { lazyUnderstanding } from './lazy-understanding.ts';
import type { Reply } from './side-questions/side-question.ts';

/** After a reload, or back from the pages, what waited for a yes is offered again, and what was not kept is named. */
export function useOfferedDraft(
  isReady: boolean,
  input: RefObject<HTMLInputElement | null>,
  add: (said: string, reply: Reply) => void,
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
}
