import { isStill } from './is-still.ts';

type MotionKit = Pick<typeof import('./motion-kit.tsx'), 'AnimatePresence' | 'Moved'>;

let kit: MotionKit | null = null;
let pending: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The animation components; null until loaded and with reduced motion. */
export const motionKit = (): MotionKit | null => (kit === null || isStill() ? null : kit);

export function onMotionLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** With reduced motion nothing is loaded. A failed load is retried with the next call. */
export function loadMotion(): Promise<void> {
  if (isStill()) return Promise.resolve();
  pending ??= import('./motion-kit.tsx').then(
    ({ AnimatePresence, Moved }) => {
      kit = { AnimatePresence, Moved };
      for (const listener of listeners) listener();
    },
    () => {
      pending = null;
    },
  );
  return pending;
}

/** Loaded with the first interaction, since nothing moves before. */
export function loadMotionOnFirstTouch(): void {
  for (const touch of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(touch, () => void loadMotion(), { once: true, passive: true });
}
