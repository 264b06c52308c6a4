/** Marks a form submitted too early; `sendHeld` submits it later. */
export const holdSubmit = ({ dataset }: HTMLFormElement): void => {
  dataset.submitted = 'true';
};

export const dropHeldSubmit = ({ dataset }: HTMLFormElement): void => {
  delete dataset.submitted;
};

export function sendHeld(form: HTMLFormElement): void {
  if (form.dataset.submitted === undefined) return;
  dropHeldSubmit(form);
  form.requestSubmit();
}
