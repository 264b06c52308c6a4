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
