import { useEffect } from 'react';
import { usePreload } from '../answering/preloading/use-preload.ts';
import { whenIdle } from '../answering/preloading/when-idle.ts';
import { useAppSelector } from '../answering/store-hooks.ts';
import type { Step } from '../funnel/steps/step.ts';
import { selectJourney } from '../store/selectors.ts';
import { loadMotion } from '../ui/motion/load-motion.ts';
import { onFirstFocus } from './composer/on-first-focus.ts';
import { CardForm, preloadUnderstanding } from './messages/lazy-understanding.ts';

/** What the first answer needs, or the reply to words. A failure is retried when it is shown. */
function preloadReply(): void {
  CardForm.preload().catch(() => undefined);
  preloadUnderstanding();
}

function preloadRest(): void {
  preloadUnderstanding();
  void loadMotion();
}

export function useConversationPreload(steps: readonly Step[]): void {
  const { steps: journey } = useAppSelector(selectJourney);
  const [first] = steps;
  const isPastFirst = first !== undefined && first.id !== journey[0];
  usePreload(steps, journey);
  useEffect(() => onFirstFocus(preloadReply), []);
  useEffect(() => {
    // After the next question has rendered, since about thirty files are requested.
    return isPastFirst ? whenIdle(preloadRest) : undefined;
  }, [isPastFirst]);
}
