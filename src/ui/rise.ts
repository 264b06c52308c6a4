import { animate } from 'framer-motion/dom/mini';

/** The one entry there is: up a little, and lighter. Nothing is left on the elements afterwards. */
export function rise(elements: readonly HTMLElement[]): { finish: () => void } {
  const motion = animate(
    [...elements],
    { opacity: [0, 1], transform: ['translateY(0.5rem)', 'translateY(0)'] },
    { duration: 0.18, ease: [0.2, 0, 0, 1], delay: stagger },
  );
  motion.then(() => {
    for (const element of elements) {
      element.style.removeProperty('opacity');
      element.style.removeProperty('transform');
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    }
  });
  return { finish: () => motion.complete() };
}

/** Seconds. The fourth and all that follow come together: nobody waits for a bubble. */
const stagger = (place: number): number => Math.min(place, 3) * 0.04;
