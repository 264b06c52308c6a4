const noteOf = (form: HTMLFormElement): Element | null => form.querySelector('[data-starter-note]');

/** Writes into the form's live region, which React does not render into. */
export function showNote(form: HTMLFormElement, text = ''): void {
  const note = noteOf(form);
  if (note) note.textContent = text;
}

/** Shows an error beside the input and focuses it. */
export function showError(form: HTMLFormElement, input: HTMLElement, text?: string): void {
  showNote(form, text);
  input.setAttribute('aria-invalid', 'true');
  invalidInput = input;
  input.focus();
}

/** Removes the message once the answer changed or the application handles it. */
export function clearError(form: HTMLFormElement): void {
  if (noteOf(form)?.textContent) showNote(form);
  invalidInput?.removeAttribute('aria-invalid');
  invalidInput = null;
}

let invalidInput: HTMLElement | null = null;
