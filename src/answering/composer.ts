/** The id of the line in which the conversation is written. */
export const composerId = 'composer';

export const isComposerFocused = (): boolean => document.activeElement?.id === composerId;

/** Something stands in the line and is not sent. */
export const isComposing = (): boolean =>
  document.activeElement instanceof HTMLInputElement &&
  isComposerFocused() &&
  document.activeElement.value !== '';
