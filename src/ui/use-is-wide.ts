import { useSyncExternalStore } from 'react';

/** From here on a second column has room. The style sheets that show it say the same. */
const query = '(min-width: 64em)';

const canAsk = (): boolean => typeof matchMedia === 'function';

function listen(changed: () => void): () => void {
  if (!canAsk()) return () => undefined;
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** At large type there is no room for it, however wide the window is. */
const isWide = (): boolean =>
  canAsk() && matchMedia(query).matches && document.documentElement.dataset.zoom !== 'large';

export const useIsWide = (): boolean => useSyncExternalStore(listen, isWide, () => false);
