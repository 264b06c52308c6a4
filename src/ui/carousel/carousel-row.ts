/** How far a row must be scrolled for a slide to stand at its start. */
export const startOf = (row: HTMLElement, place: number): number => {
  const [one, other] = [row.children[0], row.children[place]];
  return one instanceof HTMLElement && other instanceof HTMLElement ? other.offsetLeft - one.offsetLeft : 0;
};

/** The first and the last slide that can be seen whole; null while the row itself is not shown. */
export function inView(row: HTMLElement): readonly [number, number] | null {
  const { clientWidth, scrollLeft } = row;
  if (clientWidth === 0) return null;
  const [first] = row.children;
  // Without the room by which the row reaches over both edges.
  const end = clientWidth - 2 * (first instanceof HTMLElement ? first.offsetLeft : 0);
  const shares = [...row.children].map((slide, place) => {
    const width = slide.clientWidth;
    const start = startOf(row, place) - scrollLeft;
    return (Math.min(start + width, end) - Math.max(start, 0)) / width;
  });
  const most = Math.max(...shares);
  // The slides have no width yet: the window is just being resized.
  if (Number.isNaN(most)) return null;
  // Wider than the row, at large type: the one most in view.
  const isSeen = (share: number) => share >= Math.min(most, 0.95);
  return [shares.findIndex(isSeen), shares.findLastIndex(isSeen)];
}
