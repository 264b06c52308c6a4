import type { MouseEvent } from 'react';

/** A click that asks for another tab or window: the browser follows the link itself. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
