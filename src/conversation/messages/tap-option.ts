/** Clicks the option, as a tap would; the card submits by itself. */
export function tapOption({ name, value }: { name: string; value: string }): void {
  const option = document.querySelector(`input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
  if (!(option instanceof HTMLInputElement)) return;
  option.click();
  option.form?.requestSubmit();
}
