import { whenIdle } from '../../answering/preloading/when-idle.ts';

/**
 * While a page loads, CSS leaves content below the fold unrendered. Afterwards it is rendered piece by piece from the
 * top. With a fragment in the address all is rendered at once, so that the scroll position is exact.
 */
export function layOutLater(): void {
  if (location.hash !== '') return;
  const { dataset } = document.documentElement;
  dataset.arriving = '';
  const next = () => {
    const piece = document.querySelector('[data-later]');
    if (piece === null) return void delete dataset.arriving;
    piece.removeAttribute('data-later');
    whenIdle(next);
  };
  addEventListener('load', () => whenIdle(next), { once: true });
}
