import { useEffect } from 'react';
import { useIsHydrated, useSettings } from './demo-device.ts';

/** Applies language and theme to the document. */
export function useDocumentSettings(): void {
  const [{ language, theme }] = useSettings();
  const isHydrated = useIsHydrated();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    // Before hydration the inline script has set the theme.
    if (!isHydrated) return;
    delete document.documentElement.dataset.waits;
    document.documentElement.dataset.hydrated = '';
    if (theme === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [isHydrated, theme]);
}
