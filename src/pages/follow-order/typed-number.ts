/** What stands in the input of the number, to go along into the other form. */
export const typedNumber = (inputs: HTMLElement | null): string =>
  inputs?.querySelector<HTMLInputElement>('[name="number"]')?.value ?? '';
