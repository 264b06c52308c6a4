import { type RefObject, useContext, useLayoutEffect } from 'react';
import { useAppStore } from '../answering/store-hooks.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { stepOf } from '../funnel/steps/steps.ts';
import { AnswerAnimationContext } from './answer-animation.ts';
import { scrollToQuestion } from './scroll-to-question.ts';
import type { OpenQuestionState } from './use-open-question.ts';

export interface FocusQuestionProps {
  /** Changes with the question and with each reply to a side question. */
  place: string;
  question: OpenQuestionState;
  /** The last place scrolled to; null before the first. */
  last: RefObject<string | null>;
  input: RefObject<HTMLInputElement | null>;
}

const openQuestion = () => document.querySelector<HTMLElement>('[data-asks]');
const controls = ':is(input:not([type="hidden"], [type="checkbox"]), select)';
const controlOf = (step: StepId | null) =>
  document.querySelector<HTMLElement>(
    `[data-open]:not([data-folded]) form ${controls}${step === null ? '' : `[name="${stepOf(step).fields[0]}"]`}`,
  );

/** The element to focus. A visitor who does not write gets the question, so that no keyboard opens. */
function controlFor(
  typed: FieldName | null,
  isWriting: boolean,
  isEnd: boolean,
  returnedTo: StepId | null,
  input: HTMLElement | null,
): HTMLElement | null {
  if (typed !== null && isWriting) return input;
  const control = typed === null && !isEnd ? (controlOf(returnedTo) ?? controlOf(null)) : null;
  return control ?? openQuestion() ?? input;
}

/** Scrolls to the question and moves the focus, before the old control is removed. */
export function FocusQuestion(props: FocusQuestionProps) {
  const { place, question, last, input } = props;
  const store = useAppStore();
  const { key, steps, typed, isWaiting } = question;
  // At the end of the journey the reason gets the focus instead of an input.
  const isEnd = steps[0]?.end === true;
  const answering = useContext(AnswerAnimationContext);
  useLayoutEffect(() => {
    const before = last.current;
    if (before === place) return;
    last.current = place;
    if (before === null) return;
    const isInLine = document.activeElement === input.current;
    const isWriting = answering.isAnswerPending() || isInLine;
    // After a side question at a card the visitor reads the reply; focusing the card would scroll it away.
    if (!isInLine || !before.startsWith(`${key} `))
      controlFor(typed, isWriting, isEnd, store.getState().talk.returnedTo, input.current)?.focus({
        preventScroll: true,
      });
    // Within the same frame, so that layout runs once.
    requestAnimationFrame(scrollToQuestion);
    if (isWaiting) answering.said();
    else answering.end();
  }, [place, key, last, store, typed, isEnd, input, answering, isWaiting]);
  return null;
}
