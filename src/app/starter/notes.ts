const noteOf = (form: HTMLFormElement): Element | null => form.querySelector('[data-starter-note]');

/** Writes into the form's live region, which React does not render into. */
export function say(form: HTMLFormElement, text = ''): void {
  const note = noteOf(form);
  if (note) note.textContent = text;
}

/** Shows an error beside the input and focuses it. */
export function doubt(form: HTMLFormElement, input: HTMLElement, text?: string): void {
  say(form, text);
  input.setAttribute('aria-invalid', 'true');
  doubted = input;
  input.focus();
}

/** Removes the message once the answer changed or the application handles it. */
export function unsay(form: HTMLFormElement): void {
  if (noteOf(form)?.textContent) say(form);
  doubted?.removeAttribute('aria-invalid');
  doubted = null;
}

let doubted: HTMLElement | null = null;
