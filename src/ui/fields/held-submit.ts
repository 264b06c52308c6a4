/** Marks a form submitted too early, and announces what its button shows; `sendHeld` submits it later. */
export const holdSubmit = (form: HTMLFormElement): void => {
  form.dataset.submitted = 'true';
  const note = form.querySelector<HTMLElement>('[data-starter-note][data-busy]');
  if (note) note.textContent = note.dataset.busy ?? '';
};

export const dropHeldSubmit = ({ dataset }: HTMLFormElement): void => {
  delete dataset.submitted;
};

export function sendHeld(form: HTMLFormElement): void {
  if (form.dataset.submitted === undefined) return;
  dropHeldSubmit(form);
  form.requestSubmit();
}
