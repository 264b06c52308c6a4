import { useSyncExternalStore } from 'react';

/** The width for a second column; the style sheets repeat it. */
const query = '(min-width: 64em)';

const canAsk = (): boolean => typeof matchMedia === 'function';

function listen(changed: () => void): () => void {
  if (!canAsk()) return () => undefined;
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** At large zoom there is no room for it on any screen. */
const isWide = (): boolean =>
  canAsk() && matchMedia(query).matches && document.documentElement.dataset.zoom !== 'large';

export const useIsWide = (): boolean => useSyncExternalStore(listen, isWide, () => false);
