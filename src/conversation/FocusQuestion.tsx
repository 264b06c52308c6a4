import { type RefObject, useContext, useLayoutEffect } from 'react';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { stepOf } from '../funnel/steps/steps.ts';
import { Skeleton } from '../ui/blocks/Skeleton.tsx';
import { AnswerAnimationContext } from './answer-animation.ts';
import { showFocused } from './show-question.ts';
import type { OpenQuestionState } from './use-open-question.ts';

export interface FocusQuestionProps {
  /** Changes with the question and with each reply to a side question. */
  place: string;
  question: OpenQuestionState;
  /** The last place scrolled to; null before the first. */
  last: RefObject<string | null>;
  /** The step that the visitor returned to, on a card with several steps. */
  wanted: RefObject<StepId | null>;
  input: RefObject<HTMLInputElement | null>;
}

const openQuestion = () => document.querySelector<HTMLElement>('[data-asks]');
const controls = ':is(input:not([type="hidden"], [type="checkbox"]), select)';
const controlOf = (step: StepId | null) =>
  document.querySelector<HTMLElement>(
    `[data-open] form ${controls}${step === null ? '' : `[name="${stepOf(step).fields[0]}"]`}`,
  );

/** The element to focus. A visitor who does not write gets the question, so that no keyboard opens. */
function controlFor(
  typed: FieldName | null,
  isWriting: boolean,
  isEnd: boolean,
  wanted: StepId | null,
  input: HTMLElement | null,
): HTMLElement | null {
  if (typed !== null && isWriting) return input;
  const control = typed === null && !isEnd ? (controlOf(wanted) ?? controlOf(null)) : null;
  return control ?? openQuestion() ?? input;
}

/** Scrolls to the question and moves the focus, before the old control is removed. */
export function FocusQuestion(props: FocusQuestionProps) {
  const { place, question, last, wanted, input } = props;
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
      controlFor(typed, isWriting, isEnd, wanted.current, input.current)?.focus({ preventScroll: true });
    wanted.current = null;
    // Within the same frame, so that layout runs once.
    requestAnimationFrame(showOpen);
    if (isWaiting) answering.said();
    else answering.end();
  }, [place, key, last, wanted, typed, isEnd, input, answering, isWaiting]);
  return null;
}

/** Label, input and hint. */
const linesOfField = 4;

/** A skeleton about as high as the control that is loading, to avoid a layout shift. */
export function ControlPlaceholder({ fields }: { fields: number }) {
  useLayoutEffect(() => void requestAnimationFrame(showOpen), []);
  return <Skeleton lines={linesOfField * Math.max(fields, 3)} />;
}

/**
 * Scrolls to the end of the page if the open question fits the screen together with the last message, or at least
 * with the last reply; otherwise scrolls to the beginning of the question.
 */
export function showOpen(): void {
  const confirm = document.querySelector('li[data-confirm]');
  const said =
    confirm === null ? Array.from(document.querySelectorAll('li[data-side-question]')).at(-1) : null;
  const page = document.querySelector('form[data-starts]')?.parentElement;
  const first = confirm ?? said ?? document.querySelector('li[data-open]');
  if (!first || !page) return;
  const bar = document.querySelector<HTMLElement>('[data-order-bar]')?.offsetHeight ?? 0;
  const fits = (open: Element) =>
    page.getBoundingClientRect().bottom - open.getBoundingClientRect().top <= window.innerHeight - bar;
  const reply = said?.nextElementSibling ?? first;
  if (fits(first) || fits(reply)) page.scrollIntoView({ block: 'end', behavior: 'instant' });
  else reply.scrollIntoView({ block: 'start', behavior: 'instant' });
  showFocused();
}
