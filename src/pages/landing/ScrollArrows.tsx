import { useEffect, useState } from 'react';
import { StepArrow } from '../../ui/actions/StepArrow.tsx';
import { isStill } from '../../ui/motion/is-still.ts';

/** That one press scrolls. */
const pixels = 320;

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

  const step = (by: -1 | 1) => () =>
    document.getElementById(row)?.scrollBy({ left: by * pixels, behavior: isStill() ? 'instant' : 'smooth' });
  return (
    <div className="row gap-8 needs-script">
      <StepArrow way="back" label={previous} controls={row} isAtEnd={isAtStart} onStep={step(-1)} />
      <StepArrow way="forward" label={next} controls={row} isAtEnd={isAtEnd} onStep={step(1)} />
    </div>
  );
}

/** Pixels that a press may move and still be a click. */
const threshold = 10;

/** Lets a mouse drag a row; touch scrolls natively. Returns a function that stops it. */
function scrollByDrag(row: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let held: { at: number; from: number } | null = null;
  let isDrag = false;

  row.addEventListener(
    'pointerdown',
    ({ button, clientX, pointerType }) => {
      isDrag = false;
      if (pointerType === 'mouse' && button === 0) held = { at: clientX, from: row.scrollLeft };
    },
    { signal },
  );
  row.addEventListener(
    'pointermove',
    ({ clientX, pointerId }) => {
      if (held === null) return;
      const by = clientX - held.at;
      if (!isDrag && Math.abs(by) < threshold) return;
      if (!isDrag) {
        isDrag = true;
        row.setPointerCapture(pointerId);
        row.dataset.dragging = '';
        getSelection()?.removeAllRanges();
      }
      row.scrollLeft = held.from - by;
    },
    { signal },
  );
  const letGo = () => {
    held = null;
    delete row.dataset.dragging;
  };
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    row.addEventListener(end, letGo, { signal });
  // Without pointer capture, leaving the row ends the press.
  row.addEventListener('pointerleave', () => !isDrag && letGo(), { signal });
  // A drag that ends on a link does not follow it, and the link itself is not dragged.
  row.addEventListener(
    'click',
    (event) => {
      if (!isDrag) return;
      isDrag = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  row.dataset.draggable = '';
  return () => {
    listening.abort();
    letGo();
    delete row.dataset.draggable;
  };
}
