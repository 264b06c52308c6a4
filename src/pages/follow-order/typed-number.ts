/** The typed number, to take it to the other form. */
export const typedNumber = (inputs: HTMLElement | null): string =>
  inputs?.querySelector<HTMLInputElement>('[name="number"]')?.value ?? '';
