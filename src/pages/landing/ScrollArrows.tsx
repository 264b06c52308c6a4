import { useEffect, useState } from 'react';
import { isStill } from '../../ui/motion/is-still.ts';
import { ArrowPair } from './ArrowPair.tsx';
import { scrollByDrag } from './scroll-by-drag.ts';

/** Pixels that one press scrolls. */
const step = 320;

interface Props {
  /** The id of a scrollable row. */
  row: string;
  previous: string;
  next: string;
  /** Whether the row can be dragged with a mouse. */
  isDraggable: boolean;
}

/** Arrows for a static row; only they are hydrated. */
export function ScrollArrows({ row, previous, next, isDraggable }: Props) {
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(false);

  useEffect(() => {
    const area = document.getElementById(row);
    if (area === null) return;
    const look = () => {
      setAtStart(area.scrollLeft < 1);
      setAtEnd(area.scrollLeft + area.clientWidth > area.scrollWidth - 1);
    };
    look();
    area.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    const letGo = isDraggable ? scrollByDrag(area) : () => undefined;
    return () => {
      area.removeEventListener('scroll', look);
      removeEventListener('resize', look);
      letGo();
    };
  }, [row, isDraggable]);

  const scroll = (left: number) =>
    document.getElementById(row)?.scrollBy({ left, behavior: isStill() ? 'instant' : 'smooth' });

  return (
    <ArrowPair
      previous={previous}
      next={next}
      controls={row}
      isAtStart={isAtStart}
      isAtEnd={isAtEnd}
      onStep={(by) => scroll(by * step)}
    />
  );
}
