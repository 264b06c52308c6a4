/** The id of the line in which the conversation is written. */
export const composerId = 'composer';

export const isComposerFocused = (): boolean => document.activeElement?.id === composerId;

/** Whether it happened in the line, or at what stands beside it. */
export const isInComposer = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('form')?.querySelector(`#${composerId}`) != null;

/** Something stands in the line and is not sent. */
export const isComposing = (): boolean =>
  document.activeElement instanceof HTMLInputElement &&
  isComposerFocused() &&
  document.activeElement.value !== '';
