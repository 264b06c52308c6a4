import { useEffect } from 'react';
import { useIsHydrated, useSettings } from './demo-device.ts';

/** Carries language and look to the document. */
export function useDocumentSettings(): void {
  const [{ language, theme }] = useSettings();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    // Before that, the look is what the page's starter has read.
    if (!isHydrated) return;
    delete document.documentElement.dataset.waits;
    document.documentElement.dataset.hydrated = '';
    if (theme === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [isHydrated, theme]);
}
