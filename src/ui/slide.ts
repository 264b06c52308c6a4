import { animate } from 'framer-motion/dom/mini';
import { isStill } from './is-still.ts';

interface Slid {
  panel: HTMLElement;
  veil: HTMLElement;
}

type Way = 'in' | 'out';

/** A sheet comes from below, a drawer from the side: which of the two stands here is said by the styles. */
export function slide({ panel, veil }: Slid, way: Way): void {
  if (isStill()) return;
  const away = getComputedStyle(panel).getPropertyValue('--away').trim() || 'translateY(100%)';
  const [from, to] = way === 'in' ? [away, 'none'] : ['none', away];
  animate(panel, { transform: [from, to] }, timing);
  animate(veil, { opacity: way === 'in' ? [0, 1] : [1, 0] }, timing);
}

const timing = { duration: 0.25, ease: [0.2, 0, 0, 1] } as const;
