import { useEffect, useState } from 'react';
import { frame } from '../../content/screens/frame.ts';
import type { PageTitle } from '../../content/steps/step-words.ts';
import type { Facts } from '../../funnel/facts.ts';
import type { Stage, Step } from '../../funnel/steps/step.ts';
import { stageWordsOf } from '../../funnel/words/step-words-of.ts';
import { standingAt, titleAt } from './title-at.ts';

/**
 * The title above the question. Until the stage's words have loaded it is the stage's name; during hydration it
 * suspends, since the prerendered page has the words.
 */
export function useTitle(
  route: string,
  shown: readonly Step[],
  facts: Pick<Facts, 'personType' | 'order'>,
  isHydrating: boolean,
): PageTitle | null {
  const step = shown[0] ?? standingAt(route);
  const stage = step?.stage;
  const words = step === undefined ? null : stageWordsOf(step);
  const isMissing = words !== null && words.now() === null;
  const [, setArrived] = useState<Stage>();
  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    words.loadRetrying().then(() => isShown && setArrived(stage));
    return () => {
      isShown = false;
    };
  }, [isMissing, words, stage]);
  if (stage === undefined || !isMissing || isHydrating) return titleAt(route, shown, facts);
  return { title: frame.stages[stage], page: frame.stages[stage] };
}
