import { isComposerFocused } from '../../answering/composer.ts';

/** Acts once, when the page gets the focus anywhere; at once if the input has it. Returns a function that cancels it. */
export function onFirstFocus(act: () => void): () => void {
  if (isComposerFocused()) act();
  else addEventListener('focusin', act, { once: true });
  return () => removeEventListener('focusin', act);
}
