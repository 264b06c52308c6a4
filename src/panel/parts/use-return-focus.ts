import { useEffect, useState } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * For dialogs that are mounted while they are open; Mantine returns the focus only from those that stay mounted. The
 * heading takes a focus whose button is gone.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      if (isThere) opener.focus();
      else focusHeading();
    },
    [opener],
  );
}
