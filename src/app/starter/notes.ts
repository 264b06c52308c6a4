const noteOf = (form: HTMLFormElement): Element | null => form.querySelector('[data-starter-note]');

/** Writes into the form's live region, which the application leaves alone. */
export function say(form: HTMLFormElement, text = ''): void {
  const note = noteOf(form);
  if (note) note.textContent = text;
}

/** Says it beside the input that has to be looked at again. */
export function doubt(form: HTMLFormElement, input: HTMLElement, text?: string): void {
  say(form, text);
  input.setAttribute('aria-invalid', 'true');
  doubted = input;
  input.focus();
}

/** Takes back what was said of an answer that is another one now, or that the application deals with. */
export function unsay(form: HTMLFormElement): void {
  if (noteOf(form)?.textContent) say(form);
  doubted?.removeAttribute('aria-invalid');
  doubted = null;
}

let doubted: HTMLElement | null = null;
