import { type RefObject, useLayoutEffect } from 'react';

export interface Arrived {
  /** The page shown last; null before any was. */
  place: string | null;
  /** Whether the visitor is on the way because they sent an answer. */
  bySending: boolean;
  /** Whether a question was shown already: only then can its focus have been lost. */
  before?: boolean;
}

interface ArrivalProps {
  place: string;
  titleId: string;
  arrived: RefObject<Arrived>;
  /** The page only passes the visitor on. */
  goesOn?: boolean;
}

const firstInput = (titleId: string): HTMLElement | null =>
  document.querySelector(
    `form[aria-labelledby="${titleId}"] :is(input:not([type="hidden"], [type="checkbox"]), select)`,
  );

/** After an answer the next input takes the focus, else the title does: never the body. */
export function Arrival({ place, titleId, arrived, goesOn = false }: ArrivalProps) {
  useLayoutEffect(() => {
    const last = arrived.current;
    const isLost = last.before && document.activeElement === document.body;
    last.before = true;
    if (last.place === place && !isLost) return;
    const input = last.bySending ? firstInput(titleId) : null;
    const target = input ?? document.getElementById(titleId);
    // A choice needs no keyboard on the screen: its question stays in view.
    target?.focus({ preventScroll: input === null || input.matches('[type="radio"]') });
    arrived.current = { place, bySending: goesOn && last.bySending, before: true };
  }, [place, titleId, arrived, goesOn]);
  return null;
}
