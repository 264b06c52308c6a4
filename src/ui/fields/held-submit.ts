/** A form that is sent before it can be answered keeps its press, until `sendHeld` makes it. */
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
