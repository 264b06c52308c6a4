/** What has the focus is brought clear of the bar above and of the line below: not every engine heeds a scroll margin. */
export function showFocused(): void {
  const { activeElement } = document;
  const line = document.querySelector('form[data-starts]');
  if (!activeElement || !line?.parentElement?.contains(activeElement) || line.contains(activeElement)) return;
  // The ways below the line are never under it.
  if (line.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  const bar = document.querySelector('[data-order-bar]')?.getBoundingClientRect().bottom ?? 0;
  const above = top - clearance - Math.max(bar, 0);
  const below = bottom + clearance - line.getBoundingClientRect().top;
  // What is higher than the room for it is shown from its beginning.
  const by = above < 0 ? above : Math.max(Math.min(above, below), 0);
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}

/** As much as the ring around it. */
const clearance = 8;

/** The composer comes up with the keyboard, or grows with an error: what it answers is still to be read above it. */
export function showQuestion(): void {
  const { activeElement } = document;
  const question = document.querySelector('[data-asks]');
  const form = activeElement?.closest('form');
  if (activeElement?.id !== 'composer' || !form || question === null) return;
  const covered = question.getBoundingClientRect().bottom - form.getBoundingClientRect().top;
  // The frame around both.
  if (covered > -24) window.scrollBy({ top: covered + 24, behavior: 'instant' });
}
