/**
 * Scrolls to the sentence that says why an input is refused. The focus shows the input alone, or nothing if the input has
 * it already, and the cookie question may lie over the sentence.
 */
export const showReason = (input: Element | null | undefined): void => {
  if (input) document.getElementById(`${input.id}-error`)?.scrollIntoView?.({ block: 'nearest' });
};
