import { type RefObject, useLayoutEffect } from 'react';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { stepOf } from '../funnel/steps/steps.ts';
import { Skeleton } from '../ui/blocks/Skeleton.tsx';
import type { AnsweringNow } from './answering-now.ts';
import { showFocused } from './show-question.ts';

export interface FocusQuestionProps {
  /** Changes with what is asked, and with what was replied beside it. */
  place: string;
  /** Changes with what is asked alone. */
  question: string;
  /** What was brought into view last; null before anything was. */
  last: RefObject<string | null>;
  /** What the visitor came back for, among what is asked together. */
  wanted: RefObject<StepId | null>;
  input: RefObject<HTMLInputElement | null>;
  typed: FieldName | null;
  /** The way ends here: why is read before anything is asked. */
  isEnd: boolean;
  answering: AnsweringNow;
  /** The reply to it is awaited. */
  isWaiting: boolean;
}

const openQuestion = () => document.querySelector<HTMLElement>('[data-asks]');
const controls = ':is(input:not([type="hidden"], [type="checkbox"]), select)';
const controlOf = (step: StepId | null) =>
  document.querySelector<HTMLElement>(
    `[data-open] form ${controls}${step === null ? '' : `[name="${stepOf(step).fields[0]}"]`}`,
  );

/** Where the answer is given. Who only looks around is shown the question, and no keyboard. */
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

/** Brings what is asked into view and under the fingers: the new control has the focus before the old one is gone. */
export function FocusQuestion(props: FocusQuestionProps) {
  const { place, question, last, wanted, input, typed, isEnd, answering, isWaiting } = props;
  useLayoutEffect(() => {
    const before = last.current;
    if (before === place) return;
    last.current = place;
    if (before === null) return;
    const isInLine = document.activeElement === input.current;
    const isWriting = answering.isGiven() || isInLine;
    // Whoever asks beside a card reads the reply: with the focus on the card, that would be scrolled away.
    if (!isInLine || !before.startsWith(`${question} `))
      controlFor(typed, isWriting, isEnd, wanted.current, input.current)?.focus({ preventScroll: true });
    wanted.current = null;
    // Still in the frame that shows it, whose layout is then made once.
    requestAnimationFrame(showOpen);
    if (isWaiting) answering.said();
    else answering.end();
  }, [place, question, last, wanted, typed, isEnd, input, answering, isWaiting]);
  return null;
}

/** A label, what one writes in, and a hint. */
const linesOfField = 4;

/** Keeps about the room that the control will take while it is still on its way: nothing moves far when it comes. */
export function AwaitControl({ fields }: { fields: number }) {
  useLayoutEffect(() => void requestAnimationFrame(showOpen), []);
  return <Skeleton lines={linesOfField * Math.max(fields, 3)} />;
}

/**
 * What fits is shown down to the end of the page, with what it replies to or at least with the reply; what does not, from
 * its beginning.
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
