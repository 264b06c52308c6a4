import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useAppStore } from '../../../answering/store-hooks.ts';
import { lazyUnderstanding } from '../lazy-understanding.ts';
import type { Reply } from '../side-questions/side-question.ts';

/** After a reload, or back from the pages, the answers that waited for a yes are proposed again. */
export function useOfferDraft(
  isReady: boolean,
  /** Nothing waits for a yes. */
  isIdle: boolean,
  line: RefObject<HTMLInputElement | null>,
  add: (said: string, reply: Reply) => void,
): void {
  const store = useAppStore();
  const offer = useEffectEvent(() => {
    if (isIdle) lazyUnderstanding.now()?.offerDraft(store.getState(), line.current, add);
  });
  useEffect(() => {
    const { draft } = store.getState().answers;
    if (isReady && draft !== null) lazyUnderstanding.load().then(offer, () => undefined);
  }, [isReady, store]);
}
