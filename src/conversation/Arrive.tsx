import { type RefObject, useLayoutEffect } from 'react';
import type { FieldName } from '../funnel/answer-values.ts';
import type { Pace } from './use-pace.ts';

export interface ArriveProps {
  /** Changes with what is asked. */
  place: string;
  /** What was brought into view last; null before anything was. */
  last: RefObject<string | null>;
  input: RefObject<HTMLInputElement | null>;
  typed: FieldName | null;
  pace: Pace;
}

const openQuestion = () => document.querySelector<HTMLElement>('[data-asks]');
const firstControl = () =>
  document.querySelector<HTMLElement>(
    '[data-open] form :is(input:not([type="hidden"], [type="checkbox"]), select)',
  );

/** Brings what is asked into view and under the fingers: the new control has the focus before the old one is gone. */
export function Arrive({ place, last, input, typed, pace }: ArriveProps) {
  useLayoutEffect(() => {
    const isFirst = last.current === null;
    if (last.current === place) return;
    last.current = place;
    if (isFirst) return;
    const isAnswering = pace.isAnswering();
    pace.enter();
    const isTyping = document.activeElement === input.current;
    const target =
      typed !== null ? (isTyping || isAnswering ? input.current : openQuestion()) : firstControl();
    (target ?? openQuestion() ?? input.current)?.focus({ preventScroll: true });
    showOpen(input.current?.form ?? null);
  }, [place, last, typed, input, pace]);
  return null;
}

/** A question that fits is shown with the line to answer in; a taller one from its beginning. */
export function showOpen(form: HTMLElement | null): void {
  const open =
    document.querySelector<HTMLElement>('li[data-confirm]') ??
    document.querySelector<HTMLElement>('li[data-open]');
  if (!open || !form?.parentElement) return;
  const bar = document.querySelector<HTMLElement>('[data-order-bar]')?.offsetHeight ?? 0;
  const isTall = open.offsetHeight > window.innerHeight - form.offsetHeight - bar;
  if (isTall) open.scrollIntoView({ block: 'start', behavior: 'instant' });
  else form.parentElement.scrollIntoView({ block: 'end', behavior: 'instant' });
}
