import { type RefObject, useLayoutEffect } from 'react';
import { restoreScroll } from './restore-scroll.ts';

export interface Arrived {
  /** The page shown last; null before the first. */
  place: string | null;
  /** Whether the navigation follows an answer. */
  bySending: boolean;
  /** Whether a question was shown before: only then can the focus have been lost. */
  before?: boolean;
}

interface FocusAfterNavigationProps {
  place: string;
  titleId: string;
  arrived: RefObject<Arrived>;
  /** The page redirects onward. */
  goesOn?: boolean;
}

function firstInput(titleId: string): HTMLElement | null {
  const form = document.querySelector(`form[aria-labelledby="${titleId}"]`);
  const first = form?.querySelector<HTMLElement>(
    ':is(input:not([type="hidden"], [type="checkbox"]), select)',
  );
  const chosen =
    first?.matches('[type="radio"]') && form?.querySelector<HTMLElement>('[type="radio"]:checked');
  return chosen || first || null;
}

/** Moves the focus after navigation: to the first input after an answer, else to the title. */
export function FocusAfterNavigation({ place, titleId, arrived, goesOn = false }: FocusAfterNavigationProps) {
  useLayoutEffect(() => {
    const last = arrived.current;
    if (!last.before) restoreScroll();
    const isLost = last.before && document.activeElement === document.body;
    last.before = true;
    if (last.place === place && !isLost) return;
    const input = last.bySending ? firstInput(titleId) : null;
    const target = input ?? document.getElementById(titleId);
    // A radio and a list open no on-screen keyboard: the page moves only so far that the fixed button does not cover it, and the
    // question stays in view.
    const isPicked = input?.matches('[type="radio"], select') ?? false;
    target?.focus({ preventScroll: input === null || isPicked });
    if (isPicked) input?.scrollIntoView?.({ block: 'nearest' });
    arrived.current = { place, bySending: goesOn && last.bySending, before: true };
  }, [place, titleId, arrived, goesOn]);
  return null;
}
