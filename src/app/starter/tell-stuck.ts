import { unsay } from './notes.ts';

/** Milliseconds: longer than a weak line takes. */
const timeoutMs = 20_000;

/** What was sent waits for scripts. Where they fail, or do not come in time, the page says so and names the phone. */
export function tellStuck(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);
  setTimeout(tell, timeoutMs);
}

function tell(): void {
  if ('hydrated' in document.documentElement.dataset) return;
  for (const form of document.forms) unsay(form);
  for (const hint of document.querySelectorAll<HTMLElement>('[data-stuck]')) hint.hidden = false;
}
