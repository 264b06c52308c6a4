/** Keeps with the history entry how far the page is scrolled, for `restoreScroll` after a reload. */
export function keepScroll(): () => void {
  const keep = () => history.replaceState(scrollY, '');
  addEventListener('scrollend', keep);
  return () => removeEventListener('scrollend', keep);
}

/** The page is short until the visit is resumed, so that the browser's own restoring ends at its foot. */
export function restoreScroll(): void {
  const kept: unknown = history.state;
  if (typeof kept === 'number') scrollTo({ top: kept, behavior: 'instant' });
}
