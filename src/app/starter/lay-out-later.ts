import { whenIdle } from '../../answering/when-idle.ts';

/**
 * What is out of sight is left undrawn while a page arrives, by styles alone. Once it is here the rest of it is laid out
 * too, piece by piece and from the top, so that nothing has to be by the time somebody comes there.
 */
export function layOutLater(): void {
  const next = () => {
    const piece = document.querySelector('[data-later]');
    if (piece === null) return;
    piece.removeAttribute('data-later');
    whenIdle(next);
  };
  addEventListener('load', () => whenIdle(next), { once: true });
}
