/** The id of the line in which the conversation is written. */
export const composerId = 'composer';

export const isComposerFocused = (): boolean => document.activeElement?.id === composerId;
