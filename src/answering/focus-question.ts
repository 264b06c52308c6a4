/** Whatever was pressed goes with its notice: the focus must not go to the body. */
export const focusQuestion = (): void => document.querySelector<HTMLElement>('[data-asks]')?.focus();
