const noteOf = (form: HTMLFormElement): Element | null => form.querySelector('[data-starter-note]');

/** Writes into the form's live region, which the application leaves alone. */
export function say(form: HTMLFormElement, text = ''): void {
  const note = noteOf(form);
  if (note) note.textContent = text;
}

/** Takes back what was said of an answer that is another one now, or that the application deals with. */
export function unsay(form: HTMLFormElement): void {
  if (!noteOf(form)?.textContent) return;
  say(form);
  form.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
}
