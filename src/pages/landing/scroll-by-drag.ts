/** Pixels that a press may move and still be a click. */
const threshold = 10;

/** Lets a mouse drag a row; touch scrolls natively. Returns a function that stops it. */
export function scrollByDrag(row: HTMLElement): () => void {
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
