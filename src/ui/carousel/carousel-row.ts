/** The scroll offset that puts a slide at the start. */
export const startOf = (row: HTMLElement, index: number): number => {
  const [one, other] = [row.children[0], row.children[index]];
  return one instanceof HTMLElement && other instanceof HTMLElement ? other.offsetLeft - one.offsetLeft : 0;
};

/** The first and last fully visible slide; null if the row is hidden. */
export function inView(row: HTMLElement): readonly [number, number] | null {
  const { clientWidth, scrollLeft } = row;
  if (clientWidth === 0) return null;
  const [first] = row.children;
  // Without the part that extends over both edges.
  const end = clientWidth - 2 * (first instanceof HTMLElement ? first.offsetLeft : 0);
  const shares = [...row.children].map((slide, index) => {
    const width = slide.clientWidth;
    const start = startOf(row, index) - scrollLeft;
    return (Math.min(start + width, end) - Math.max(start, 0)) / width;
  });
  const most = Math.max(...shares);
  // During a resize the slides may have no width yet.
  if (Number.isNaN(most)) return null;
  // At large zoom a slide may be wider than the row: the most visible one counts.
  const isSeen = (share: number) => share >= Math.min(most, 0.95);
  return [shares.findIndex(isSeen), shares.findLastIndex(isSeen)];
}
