import { clearError } from './form-note.ts';

/** Milliseconds; longer than a slow connection takes. */
const timeoutMs = 20_000;

/** If scripts fail or load too slowly, the page says so and shows the phone number. */
export function tellStuck(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);
  setTimeout(tell, timeoutMs);
}

function tell(): void {
  if ('hydrated' in document.documentElement.dataset) return;
  for (const form of document.forms) clearError(form);
  for (const hint of document.querySelectorAll<HTMLElement>('[data-stuck]')) hint.hidden = false;
}
