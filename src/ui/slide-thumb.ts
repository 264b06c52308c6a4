import { animate } from 'framer-motion/dom/mini';

/** Where what is chosen lies among its neighbours. */
export interface Lies {
  left: number;
  top: number;
  width: number;
}

/** Lets the mark of what is chosen come over from what was chosen before. Nothing is left on it afterwards. */
export function slideThumb(thumb: HTMLElement, from: Lies, to: Lies): void {
  const away = `translate(${from.left - to.left}px, ${from.top - to.top}px) scaleX(${from.width / to.width})`;
  animate(thumb, { transform: [away, 'none'] }, timing).then(() => {
    thumb.style.removeProperty('transform');
    if (thumb.getAttribute('style') === '') thumb.removeAttribute('style');
  });
}

const timing = { duration: 0.2, ease: [0.2, 0, 0, 1] } as const;
