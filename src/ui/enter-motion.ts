import { isStill } from './is-still.ts';

/** How a bubble enters: it rises a little and lightens. Null where it simply stands there. */
export function enter(elements: readonly HTMLElement[]): Entry | null {
  if (animate === null || elements.length === 0 || isStill()) return null;
  const motion = animate([...elements], rise, { duration: 0.18, ease: [0.2, 0, 0, 1], delay: stagger });
  const clean = () => {
    for (const { style } of elements) for (const name of Object.keys(rise)) style.removeProperty(name);
  };
  motion.then(clean);
  return { finish: () => motion.complete() };
}

export interface Entry {
  /** Shows all at once: the visitor tapped. */
  finish: () => void;
}

/** Fetched apart, once the page is idle; whoever wants no motion fetches none. */
export async function loadEnterMotion(): Promise<void> {
  if (!isStill()) ({ animate } = await import('framer-motion/dom/mini'));
}

let animate: typeof import('framer-motion/dom/mini').animate | null = null;

const rise = { opacity: [0, 1], transform: ['translateY(0.5rem)', 'translateY(0)'] };

/** Seconds. The fourth and all that follow come together: nobody waits for a bubble. */
const stagger = (place: number): number => Math.min(place, 3) * 0.04;
