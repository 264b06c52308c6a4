import { whenIdle } from '../../answering/preloading/when-idle.ts';

/**
 * What is out of sight is left undrawn while a page arrives, by styles alone. Once it is here the rest of it is laid out
 * too, piece by piece and from the top. Whoever comes for a place on it is brought there exactly: all is laid out at once.
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
