import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useAppSelector } from '../../answering/store-hooks.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';
import { besidesOf, composerText } from './composer-text.ts';

interface ComposerTextProps {
  input: RefObject<HTMLInputElement | null>;
  field: FieldName | null;
  /** Changes with the question and with each side question. */
  place: string;
  /** Changes with the question only. */
  question: string;
  isWaiting: boolean;
  isReady: boolean;
  hasFailed: boolean;
}

/**
 * Sets the input's text when the question changes, to the earlier answer. Refused text stays for correction, and so
 * does text typed before hydration or while no question was open. Returns the time of the last change.
 */
export function useComposerText({
  input,
  field,
  place,
  question,
  isWaiting,
  isReady,
  hasFailed,
}: ComposerTextProps): RefObject<number> {
  const draft = useAppSelector((state) => state.answers.draft);
  const facts = useAppSelector(selectFacts);
  const steps = useAppSelector(selectStepsShown);
  const shown = useRef<{ place: string; question: string; isWaiting: boolean } | null>(null);
  const changed = useRef(-Infinity);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another question, or a refusal, is a reason
  useLayoutEffect(() => {
    const box = input.current;
    if (box === null || !isReady) return;
    const before = shown.current;
    shown.current = { place, question, isWaiting };
    if (before && before.place !== place) changed.current = performance.now();
    const isSame = before === null || before.question === question;
    const stays = isSame || (before.isWaiting && !hasFailed);
    if (box.value !== '' && stays) return;
    box.value = field === null ? '' : composerText(field, besidesOf(field, steps, facts), facts, draft);
  }, [place, isReady, hasFailed]);
  return changed;
}
