import { isComposerFocused } from '../answering/composer.ts';

/**
 * Scrolls to the end of the page if the open question fits the screen together with the last message, or at least
 * with the last reply; otherwise scrolls to the beginning of the question.
 */
export function scrollToQuestion(): void {
  const confirm = document.querySelector('li[data-confirm]');
  const said =
    confirm === null ? Array.from(document.querySelectorAll('li[data-side-question]')).at(-1) : null;
  const page = document.querySelector('form[data-starts]')?.parentElement;
  const sent = document.querySelector('li[data-sent]');
  const first = sent ?? confirm ?? said ?? document.querySelector('li[data-open]');
  if (!first || !page) return;
  const bar = document.querySelector<HTMLElement>('[data-order-bar]')?.offsetHeight ?? 0;
  const fits = (open: Element) =>
    page.getBoundingClientRect().bottom - open.getBoundingClientRect().top <= window.innerHeight - bar;
  const reply = said?.matches('[data-person]') ? said : (said?.nextElementSibling ?? first);
  if (fits(first) || fits(reply)) page.scrollIntoView({ block: 'end', behavior: 'instant' });
  else reply.scrollIntoView({ block: 'start', behavior: 'instant' });
  scrollToFocus();
}

/** Shows what arrived by itself, unless the visitor fills in a card. */
export function showNews(show: () => void): void {
  if (!document.activeElement?.closest('[data-open] form')) requestAnimationFrame(show);
}

export const scrollToEnd = (): void =>
  document
    .querySelector('form[data-starts]')
    ?.parentElement?.scrollIntoView({ block: 'end', behavior: 'instant' });

/** Scrolls the focused element clear of the bar and the composer, since not every engine supports scroll margins. */
export function scrollToFocus(): void {
  const { activeElement } = document;
  const line = document.querySelector('form[data-starts]');
  if (!activeElement || !line?.parentElement?.contains(activeElement) || line.contains(activeElement)) return;
  // Links below the composer are never covered by it.
  if (line.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  const bar = document.querySelector('[data-order-bar]')?.getBoundingClientRect().bottom ?? 0;
  const above = top - clearance - Math.max(bar, 0);
  const covers = [line, document.querySelector('[data-consent]')].map((one) =>
    one === null || one.contains(activeElement) ? window.innerHeight : one.getBoundingClientRect().top,
  );
  const below = bottom + clearance - Math.min(...covers, window.innerHeight);
  // An element higher than the space is shown from its top.
  const by = above < 0 ? above : Math.max(Math.min(above, below), 0);
  if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
}

/** The width of the focus ring. */
const clearance = 8;

/** Keeps the question visible when the keyboard opens or the composer grows with an error. */
export function uncoverQuestion(): void {
  const question = document.querySelector('[data-asks]');
  const form = document.activeElement?.closest('form');
  if (!isComposerFocused() || !form || question === null) return;
  const covered = question.getBoundingClientRect().bottom - form.getBoundingClientRect().top;
  // 24 px for the frame around both.
  if (covered > -24) window.scrollBy({ top: covered + 24, behavior: 'instant' });
}
