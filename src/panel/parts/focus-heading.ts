/** Gives the focus to the view's heading, where the pressed button disappears with what it was about. */
export const focusHeading = (): void => document.querySelector('h1')?.focus();
