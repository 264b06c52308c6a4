/** The pressed button disappears with its notice, so the focus moves to the question instead of the body. */
export const focusQuestion = (): void => document.querySelector<HTMLElement>('[data-asks]')?.focus();
