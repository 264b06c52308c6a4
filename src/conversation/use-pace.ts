import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { enter, loadEnterMotion } from '../ui/enter-motion.ts';

export interface Pace {
  /** The visitor answered: what comes next may enter. */
  start: () => void;
  /** Whether they did, and what came of it is not shown yet. */
  isAnswering: () => boolean;
  /** What is new enters; after a reload, an edit or a step back everything simply stands there. */
  enter: () => void;
}

/** New bubbles rise; a tap shows all at once. */
export function usePace(list: RefObject<HTMLOListElement | null>): Pace {
  const isAnswering = useRef(false);
  const finish = useRef<() => void>(() => undefined);
  const known = useRef(0);

  useEffect(() => {
    const tap = () => finish.current();
    addEventListener('pointerdown', tap);
    return () => removeEventListener('pointerdown', tap);
  }, []);

  return useMemo(
    () => ({
      start: () => {
        isAnswering.current = true;
        known.current = list.current?.childElementCount ?? 0;
        loadEnterMotion().catch(() => undefined);
      },
      isAnswering: () => isAnswering.current,
      enter: () => {
        const bubbles = Array.from(list.current?.children ?? []).filter(
          (child) => child instanceof HTMLElement,
        );
        const entry = isAnswering.current ? enter(bubbles.slice(Math.max(known.current - 1, 1))) : null;
        if (entry) finish.current = entry.finish;
        isAnswering.current = false;
        known.current = bubbles.length;
      },
    }),
    [list],
  );
}
