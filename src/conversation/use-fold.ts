import { useLayoutEffect, useState } from 'react';
import { useAppSelector } from '../answering/store-hooks.ts';
import { selectSideQuestions } from '../dialogue/messages/side-questions.ts';
import { selectIsAskedByPerson } from '../dialogue/selectors.ts';
import type { OpenQuestionState } from './use-open-question.ts';

export interface Fold {
  isFolded: boolean;
  /** Opens and folds it again; null where only the answer to the proposal opens it. */
  toggle: (() => void) | null;
}

/** Whether the open form gives way: to a proposal below it, or to the talk with a person until the visitor opens it. */
export function useFold({ key, steps, typed, isWaiting }: OpenQuestionState): Fold {
  const isOvertaken = useAppSelector((state) => selectSideQuestions(state).open !== null);
  const isWithPerson = useAppSelector(
    (state) => state.person.standing === 'person' && !selectIsAskedByPerson(state),
  );
  const isRefused = useAppSelector(({ answers }) =>
    steps.some(({ fields }) => fields.some((name) => answers.refused[name] !== undefined)),
  );
  const [opened, setOpened] = useState<string | null>(null);
  // What somebody is filling in stays open.
  useLayoutEffect(() => {
    if (isWithPerson && document.activeElement?.closest('[data-open] form')) setOpened(key);
  }, [isWithPerson, key]);
  const isForm = !isWaiting && steps.every(({ screen }) => screen === 'form');
  const isOfPerson = isForm && isWithPerson && typed === null && !isOvertaken && !isRefused;
  const isOpened = opened === key;
  return {
    isFolded: isForm && (isOvertaken || (isOfPerson && !isOpened)),
    toggle: isOfPerson ? () => setOpened(isOpened ? null : key) : null,
  };
}
