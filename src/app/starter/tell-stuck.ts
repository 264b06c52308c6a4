import { clearError } from './form-note.ts';

/** Milliseconds; longer than a slow connection takes. */
export const stuckMs = 20_000;

/** If scripts fail or load too slowly, the page says so and shows the phone number. */
export function tellStuck(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);
  setTimeout(tell, stuckMs);
}

function tell(): void {
  if ('hydrated' in document.documentElement.dataset) return;
  for (const form of document.forms) clearError(form);
  showStuck(document, true);
}

export function showStuck(page: Document, isStuck: boolean): void {
  for (const hint of page.querySelectorAll<HTMLElement>('[data-stuck]')) hint.hidden = !isStuck;
}
